import { expect, test } from 'vitest'
import type { PageFacts } from '../page-facts/page-facts.ts'
import { isPlain } from './plain-page.ts'

const signIn: PageFacts = { plain: 'form', hydratedWith: 'wait' }

function plain(
  handle: PageFacts,
  loaded: object,
  { errors = null as object | null, viewer = null as object | null } = {},
) {
  return isPlain(
    { matches: [{ route: { handle } }], errors, loaderData: { page: loaded } } as never,
    { viewer, shared: undefined } as never,
  )
}

test.each([null, { uid: 'camille' }])(
  'a page that waits for something is hydrated, else its form is plain',
  (viewer) => {
    expect(plain(signIn, { wait: null }, { viewer })).toBe(true)
    expect(plain(signIn, { wait: { elapsed: 3 } }, { viewer })).toBe(false)
    expect(plain({}, { wait: { elapsed: 3 } }, { viewer })).toBe(false)
  },
)

test('a visitor’s error page is always plain', () => {
  expect(plain(signIn, { wait: { elapsed: 3 } }, { errors: {} })).toBe(true)
})

test('shared pages are plain for visitors, and for readers if declared', () => {
  const cached: PageFacts = { cached: { queryKeys: [] } }
  expect(plain(cached, {})).toBe(true)
  expect(plain(cached, {}, { viewer: { uid: 'camille' } })).toBe(false)
  expect(plain({ plain: true }, {}, { viewer: { uid: 'camille' } })).toBe(true)
})
