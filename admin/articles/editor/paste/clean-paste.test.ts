// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { canonicalContent } from '../schema/html.ts'
import { cleanPaste } from './clean-paste.ts'

const folder = path.resolve(import.meta.dirname, 'fixtures')
/** Clipboards of Word, Google Docs, LibreOffice and browsers, with the expected result below `---`. */
const clipboards = readdirSync(folder).map((name) => {
  const [given = '', expected = ''] = readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n---\n')
  return [name.replace('.txt', ''), given, expected] as const
})

test('at least thirty clipboard samples are tested', () => {
  expect(clipboards.length).toBeGreaterThanOrEqual(30)
})

test.each(clipboards)('%s', (_name, given, expected) => {
  expect(canonicalContent(cleanPaste(given))).toBe(expected.replaceAll('\u00a0', '&nbsp;'))
})

test.each([
  ['a space in bold', '<p>un<strong> </strong>mot</p>', '<p>un mot</p>'],
  ['a no-break space in italics', '<p>un<em>\u00a0</em>mot</p>', '<p>un&nbsp;mot</p>'],
  ['spaces in a link', '<p>un<a href="https://a.fr"> </a>mot</p>', '<p>un mot</p>'],
  ['a space as a style', '<p>un<span style="font-weight:700"> </span>mot</p>', '<p>un mot</p>'],
  ['a space before a sign', '<p>Vrai<strong>\u00a0</strong>?</p>', '<p>Vrai&nbsp;?</p>'],
  ['nothing at all in bold', '<p>un<strong></strong>mot</p>', '<p>unmot</p>'],
])('pasting %s keeps the spaces between words', (_name, given, expected) => {
  expect(canonicalContent(cleanPaste(given))).toBe(expected)
})

test('content copied from the editor is pasted unchanged', () => {
  const own = '<p data-pm-slice="1 1 []">Un <u>mot</u></p>'
  expect(cleanPaste(own)).toBe(own)
})
