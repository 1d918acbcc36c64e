// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { UndoRedo } from '@tiptap/extensions'
import { afterEach, expect, test } from 'vitest'
import { schemaExtensions } from '../schema/schema.ts'
import { Typography } from './typography.ts'

let editor: Editor
afterEach(() => editor.destroy())

function open(content = '<p></p>') {
  editor = new Editor({ extensions: [...schemaExtensions, UndoRedo, Typography], content, injectCSS: false })
  editor.commands.setTextSelection(editor.state.doc.content.size - 1)
}

/** Types the text letter by letter, as a keyboard does. */
function type(text: string): string {
  for (const letter of text) {
    const { from, to } = editor.state.selection
    const handled = editor.view.someProp('handleTextInput', (handle) =>
      handle(editor.view, from, to, letter, () => editor.state.tr.insertText(letter)),
    )
    if (!handled) editor.view.dispatch(editor.state.tr.insertText(letter, from, to))
  }
  return editor.getText()
}

test.each([
  ['Attendez...', 'Attendez…'],
  ['Vraiment ?', 'Vraiment\u202f?'],
  ['Vraiment?', 'Vraiment\u202f?'],
  ['Deux choses : une', 'Deux choses\u00a0: une'],
  ['Elle dit "oui" ici', 'Elle dit «\u00a0oui\u00a0» ici'],
  ['« Oui »', '«\u00a0Oui\u00a0»'],
  ["l'été", 'l’été'],
  ['pause -- ici', 'pause — ici'],
  ['son coeur bat', 'son cœur bat'],
  ['Oeuvre. coexister moelle', 'Œuvre. coexister moelle'],
  ['12 € et 5 %', '12\u00a0€ et 5\u00a0%'],
  ['à 12:30, https://a.fr', 'à 12:30, https://a.fr'],
])('%s', (typed, written) => {
  open()
  expect(type(typed)).toBe(written)
})

test('one undo reverts a typographic correction', () => {
  open()
  type('Vraiment?')
  editor.commands.undoInputRule()
  expect(editor.getText()).toBe('Vraiment?')
})

test('typographic corrections can be switched off and never apply to code', () => {
  open()
  editor.storage.typography.enabled = false
  expect(type('Oui?')).toBe('Oui?')
  editor.destroy()
  open('<pre>a</pre>')
  expect(type(' ?')).toBe('a ?')
})
