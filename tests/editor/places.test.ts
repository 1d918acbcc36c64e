// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { canonicalContent } from '../../admin/articles/editor/schema/html.ts'
import { defaultPages } from '../../modules/articles/writing/default-pages.ts'

const placesOf = (html: string) => html.match(/\{\{[^}]*\}\}/g) ?? []

test.each(defaultPages)('the places of the page $uid survive the editor', ({ content }) => {
  expect(placesOf(canonicalContent(content))).toEqual(placesOf(content))
})
