// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { writeContent } from '../schema/html.ts'
import { schemaExtensions } from '../schema/schema.ts'
import { insertTable } from './insert-commands.ts'

test('a table has a head whose cells say that they speak of their column, and the cursor in the first', () => {
  const editor = new Editor({ extensions: schemaExtensions, content: '<p>a</p><p></p>', injectCSS: false })
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
  insertTable(editor)
  editor.commands.insertContent('Jour')
  const html = writeContent(editor.state.doc)
  expect(html).toContain('<thead><tr><th scope="col"><p>Jour</p></th><th scope="col">')
  expect(html).toContain('<tbody><tr><td>')
  editor.destroy()
})
