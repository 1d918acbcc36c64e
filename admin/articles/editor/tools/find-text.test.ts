// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { UndoRedo } from '@tiptap/extensions'
import { afterEach, expect, test } from 'vitest'
import { schemaExtensions } from '../schema/schema.ts'
import { FindText, findMatches } from './find-text.ts'
import { replaceAll, replaceCurrent, selectMatch } from './replace-text.ts'

let editor: Editor
afterEach(() => editor.destroy())

function open(content: string) {
  editor = new Editor({ extensions: [...schemaExtensions, UndoRedo, FindText], content, injectCSS: false })
}
const found = (query: string) =>
  findMatches(editor.state.doc, query).map(({ from, to }) => editor.state.doc.textBetween(from, to))

test.each([
  ['ete', '<p>L’été, les ÉTÉS</p>', ['été', 'ÉTÉ']],
  ["l'été", '<p>L’été</p>', ['L’été']],
  ['a b', '<p>a\u202fb a\u00a0b</p>', ['a\u202fb', 'a\u00a0b']],
  ['deux mots', '<p>de<strong>ux</strong> mots</p><ul><li><p>deux mots</p></li></ul>', ['deux mots', 'deux mots']],
  ['œ', '<p>cœur</p>', ['œ']],
  ['', '<p>a</p>', []],
])('« %s » is found in %s', (query, content, places) => {
  open(content)
  expect(found(query)).toEqual(places)
})

test('replacing the current match keeps its bold and moves to the next match', () => {
  open('<p>un <strong>mot</strong>, un mot</p>')
  selectMatch(editor, 'mot')
  replaceCurrent(editor, 'signe')
  expect(editor.getHTML()).toBe('<p>un <strong>signe</strong>, un mot</p>')
  replaceCurrent(editor, 'signe')
  expect(editor.getText()).toBe('un signe, un signe')
})

test('one undo reverts the replacement of all matches', () => {
  open('<p>a b a</p><p>a</p>')
  selectMatch(editor, 'a')
  expect(replaceAll(editor, 'aa')).toBe(3)
  expect(editor.getText()).toBe('aa b aa\n\naa')
  editor.commands.undo()
  expect(editor.getText()).toBe('a b a\n\na')
})

test('an empty replacement deletes the matches', () => {
  open('<p>a b</p>')
  selectMatch(editor, 'a ')
  expect(replaceAll(editor, '')).toBe(1)
  expect(editor.getText()).toBe('b')
})
