import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { askFind, findStateOf, type Place } from './find-text.ts'

/** Shows the current place without taking the focus from the field in which one types. */
function reveal(editor: Editor): void {
  const { places, index } = findStateOf(editor.state)
  const place = places[index]
  if (!place) return
  const { node } = editor.view.domAtPos(place.from)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView?.({ block: 'nearest' })
}

/** @param index which of the places; it goes round */
export function find(editor: Editor, query: string, index = 0): void {
  editor.view.dispatch(askFind(editor.state.tr, { query, index }))
  reveal(editor)
}

export function moveFind(editor: Editor, step: 1 | -1): void {
  const { query, index } = findStateOf(editor.state)
  find(editor, query, index + step)
}

/** The words take the style of what they replace. */
function write(transaction: Transaction, { from, to }: Place, text: string): Transaction {
  if (text === '') return transaction.delete(from, to)
  const marks = transaction.doc.nodeAt(from)?.marks ?? []
  return transaction.replaceWith(from, to, transaction.doc.type.schema.text(text, marks))
}

export function replaceCurrent(editor: Editor, text: string): void {
  const { places, index, query } = findStateOf(editor.state)
  const place = places[index]
  if (!place) return
  // The replacement may contain the query: continue after it.
  const transaction = write(editor.state.tr, place, text)
  editor.view.dispatch(transaction)
  const after = findStateOf(editor.state).places.findIndex(({ from }) => from >= place.from + text.length)
  find(editor, query, Math.max(after, 0))
}

/** In one step. @returns how many places */
export function replaceAll(editor: Editor, text: string): number {
  const { places } = findStateOf(editor.state)
  if (places.length === 0) return 0
  const transaction = places.toReversed().reduce((changed, place) => write(changed, place, text), editor.state.tr)
  editor.view.dispatch(transaction)
  return places.length
}
