// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { canonicalContent } from '../../admin/articles/editor/schema/html.ts'
import { defaultPages } from '../../modules/articles/writing/default-pages.ts'

const placesOf = (html: string) => html.match(/\{\{[^}]*\}\}/g) ?? []

test.each(defaultPages)('the editor keeps the placeholders of the page $uid', ({ content }) => {
  expect(placesOf(canonicalContent(content))).toEqual(placesOf(content))
})
