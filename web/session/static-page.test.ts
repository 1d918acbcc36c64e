import { expect, test } from 'vitest'
import type { PageFacts } from '../page-facts/page-facts.ts'
import { isStatic } from './static-page.ts'

const rendered = (handle: PageFacts | undefined, errors: object | null = null): boolean =>
  isStatic({ matches: [{ route: { handle } }], errors } as never)

test('A page is static unless its route says that it is an app', () => {
  expect([rendered(undefined), rendered({}), rendered({ app: true })]).toEqual([true, true, false])
})

test('The error page of an app is static', () => {
  expect(rendered({ app: true }, {})).toBe(true)
})
