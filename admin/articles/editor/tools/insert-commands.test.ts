// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import type { StaffMedia } from '../../../../contracts/articles/staff-media.ts'
import { writeContent } from '../schema/html.ts'
import { schemaExtensions } from '../schema/schema.ts'
import { insertFootnote, insertPicture, insertQuote, insertTable } from './insert-commands.ts'

function typeIn(editor: Editor, text: string): void {
  for (const sign of text) editor.view.dispatch(editor.state.tr.insertText(sign))
}
const press = (editor: Editor, key: string) =>
  editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, new KeyboardEvent('keydown', { key })))

test('text typed after inserting a quote goes into the quote, above its source', () => {
  const editor = new Editor({ extensions: schemaExtensions, content: '<p>a</p><p></p>', injectCSS: false })
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
  insertQuote(editor)
  typeIn(editor, 'Oser.')
  expect(writeContent(editor.state.doc)).toContain('<blockquote><p>Oser.</p></blockquote><figcaption></figcaption>')
  editor.destroy()
})

test('the right arrow key leaves a new note after its text is typed', () => {
  const editor = new Editor({ extensions: schemaExtensions, content: '<p>Un pas</p>', injectCSS: false })
  editor.commands.setTextSelection(7)
  insertFootnote(editor, 'Texte de la note')
  typeIn(editor, 'la note')
  press(editor, 'ArrowRight')
  typeIn(editor, '.')
  expect(writeContent(editor.state.doc)).toBe('<p>Un pas<small data-footnote="">la note</small>.</p>')
  editor.destroy()
})

test('a picture replaces the selected placeholder and keeps its caption', () => {
  const frame = '<p>a</p><figure><p data-missing="Un lac"></p><figcaption>Légende</figcaption></figure>'
  const editor = new Editor({ extensions: schemaExtensions, content: frame, injectCSS: false })
  expect(writeContent(editor.state.doc)).toBe(frame)
  editor.commands.setNodeSelection(4)
  const picture = { uid: 'x', url: '/media/x/lac.webp', alt: 'Un étang', width: 800, height: 600, credit: '' }
  insertPicture(editor, picture as StaffMedia)
  expect(writeContent(editor.state.doc)).toBe(
    '<p>a</p><figure><img src="/media/x/lac.webp" alt="Un étang" width="800" height="600"><figcaption>Légende</figcaption></figure>',
  )
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
