// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { defaultPages } from '../../../../modules/articles/writing/default-pages.ts'
import { canonicalContent } from '../schema/html.ts'

const placesOf = (html: string) => html.match(/\{\{[^}]*\}\}/g) ?? []

test.each(defaultPages)('the places of the page $uid survive the editor', ({ content }) => {
  expect(placesOf(canonicalContent(content))).toEqual(placesOf(content))
})
