// @vitest-environment jsdom
import { closeHistory, history, undo } from '@tiptap/pm/history'
import { EditorState } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { parseContent, writeContent } from '../schema/html.ts'
import { restoreContent } from './restore-content.ts'

const stateOf = (content: string) => EditorState.create({ doc: parseContent(content), plugins: [history()] })

test('undoing a restore does not undo the text typed just before it', () => {
  let state = stateOf('<p>a</p>')
  state = state.apply(state.tr.insertText('b', 2))
  state = state.apply(closeHistory(restoreContent(state.tr, '<p>c</p>')))
  undo(state, (transaction) => {
    state = state.apply(transaction)
  })
  expect(writeContent(state.doc)).toBe('<p>ab</p>')
})

test('a mark on an unchanged passage stays on it after a restore', () => {
  const { doc, tr } = stateOf('<p>un</p><p>deux</p><p>trois</p><p>quatre</p><p>cinq</p>')
  const place = doc.child(0).nodeSize + doc.child(1).nodeSize + 1
  const restored = restoreContent(tr, '<p>nouveau</p><p>deux</p><p>trois</p><p>autre</p><p>cinq</p>')
  const { pos, deleted } = restored.mapping.mapResult(place)
  expect([restored.doc.resolve(pos).parent.textContent, deleted]).toEqual(['trois', false])
})
