import { expect, test } from 'vitest'
import { commentsIn, findInDocument, findInSource } from './language.ts'

test.each([
  ['a pronoun in a comment', '/** The uids of articles she kept. */'],
  ['a pronoun in an identifier', 'const hers = 1'],
  ['a comment without its noun', '// Of one that has ended.'],
  ['a comment that is a bare question', '/** Where forms went. */'],
  ['a word of the list', '  // The page is loaded anew.'],
  ['a test title of more than 80 characters', `test('${'members pause '.repeat(7)}', () => {})`],
  ['a long title on its own line', `  test(\n    '${'members pause '.repeat(7)}',`],
])('%s is found', (_name, source) => {
  expect(findInSource(source)).toHaveLength(1)
})

test('a pronoun in a document is found outside of French quotations', () => {
  expect(findInDocument('She pays.\nThe page « Her ».\n')).toEqual([
    { line: 1, what: expect.stringContaining('She pays.') },
  ])
})

test.each([
  '/** Uids of the favorite articles, latest first. */',
  '// Where a coach is away, the cover answers.',
  '/** Whether the viewer may answer. */',
  '// As soon as the session ends, the page reloads.',
  "test('members can pause for up to three months', () => {})",
])('%s is accepted', (source) => {
  expect(findInSource(source)).toEqual([])
})

test('lines of one comment are read as one text, and each tag separately', () => {
  const source = ['/**', ' * Mails the receipt to the', ' * What it costs.', ' * @returns whether it left', ' */'].join(
    '\n',
  )
  expect(commentsIn(source)).toEqual([
    { line: 1, text: 'Mails the receipt to the What it costs.' },
    { line: 4, text: '@returns whether it left' },
  ])
})
