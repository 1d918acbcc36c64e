import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { findStateOf, type Place, setSearch } from './find-text.ts'

/** Scrolls to the current match; the focus stays in the search field. */
function reveal(editor: Editor): void {
  const { places, index } = findStateOf(editor.state)
  const place = places[index]
  if (!place) return
  const { node } = editor.view.domAtPos(place.from)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView?.({ block: 'nearest' })
}

/** @param index of the match; wraps around at both ends */
export function selectMatch(editor: Editor, query: string, index = 0): void {
  editor.view.dispatch(setSearch(editor.state.tr, { query, index }))
  reveal(editor)
}

export function moveToMatch(editor: Editor, step: 1 | -1): void {
  const { query, index } = findStateOf(editor.state)
  selectMatch(editor, query, index + step)
}

/** Replaces a match; the new words keep its formatting. */
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
  selectMatch(editor, query, Math.max(after, 0))
}

/** Replaces all matches in one transaction. @returns their number */
export function replaceAll(editor: Editor, text: string): number {
  const { places } = findStateOf(editor.state)
  if (places.length === 0) return 0
  const transaction = places.toReversed().reduce((changed, place) => write(changed, place, text), editor.state.tr)
  editor.view.dispatch(transaction)
  return places.length
}
