// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { writeContent } from '../schema/html.ts'
import { schemaExtensions } from '../schema/schema.ts'
import { insertFootnote, insertQuote, insertTable } from './insert-commands.ts'

function typeIn(editor: Editor, text: string): void {
  for (const sign of text) editor.view.dispatch(editor.state.tr.insertText(sign))
}
const press = (editor: Editor, key: string) =>
  editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, new KeyboardEvent('keydown', { key })))

test('a quote is typed where the quote stands, its source below', () => {
  const editor = new Editor({ extensions: schemaExtensions, content: '<p>a</p><p></p>', injectCSS: false })
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
  insertQuote(editor)
  typeIn(editor, 'Oser.')
  expect(writeContent(editor.state.doc)).toContain('<blockquote><p>Oser.</p></blockquote><figcaption></figcaption>')
  editor.destroy()
})

test('a note is typed over its placeholder, and the arrow to the right leads out of it', () => {
  const editor = new Editor({ extensions: schemaExtensions, content: '<p>Un pas</p>', injectCSS: false })
  editor.commands.setTextSelection(7)
  insertFootnote(editor, 'Texte de la note')
  typeIn(editor, 'la note')
  press(editor, 'ArrowRight')
  typeIn(editor, '.')
  expect(writeContent(editor.state.doc)).toBe('<p>Un pas<small data-footnote="">la note</small>.</p>')
  editor.destroy()
})

test('a new table has column headers and the cursor in the first cell', () => {
  const editor = new Editor({ extensions: schemaExtensions, content: '<p>a</p><p></p>', injectCSS: false })
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
  insertTable(editor)
  editor.commands.insertContent('Jour')
  const html = writeContent(editor.state.doc)
  expect(html).toContain('<thead><tr><th scope="col"><p>Jour</p></th><th scope="col">')
  expect(html).toContain('<tbody><tr><td>')
  editor.destroy()
})
