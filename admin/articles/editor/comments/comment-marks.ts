import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { CommentAnchor, CommentThread } from '../../../../contracts/articles/staff-comments.ts'
import type { Place } from '../tools/find-text.ts'
import { anchorOf, findAnchor, textOf } from './anchor.ts'

interface Passage {
  uid: string
  anchor: CommentAnchor
  resolved: boolean
  /** null: the passage was deleted. It is searched for again: it may have been moved, or restored */
  place: Place | null
}

interface MarksState {
  passages: readonly Passage[]
  current: string | null
}

type Asked = { threads: readonly CommentThread[] } | { current: string | null } | 'find lost ones'

const none: MarksState = { passages: [], current: null }
const key = new PluginKey<MarksState>('comments')

function passagesOf(threads: readonly CommentThread[], doc: Node, before: readonly Passage[]): Passage[] {
  const document = textOf(doc)
  return threads.flatMap(({ uid, anchor, resolved }) => {
    if (!anchor) return []
    const known = before.find((one) => one.uid === uid)
    const place = known?.place ?? findAnchor(document, anchor)
    return [{ uid, anchor: known?.anchor ?? anchor, resolved: resolved !== null, place }]
  })
}

function moved({ place, ...passage }: Passage, { mapping }: Transaction): Passage {
  if (!place) return { ...passage, place }
  const [from, to] = [mapping.map(place.from, 1), mapping.map(place.to, -1)]
  return { ...passage, place: from < to ? { from, to } : null }
}

function nextState(transaction: Transaction, before: MarksState): MarksState {
  const asked = transaction.getMeta(key) as Asked | undefined
  const passages = transaction.docChanged ? before.passages.map((one) => moved(one, transaction)) : before.passages
  if (!asked) return passages === before.passages ? before : { ...before, passages }
  if (asked === 'find lost ones') {
    const document = textOf(transaction.doc)
    return {
      ...before,
      passages: passages.map((one) => (one.place ? one : { ...one, place: findAnchor(document, one.anchor) })),
    }
  }
  if ('current' in asked) return { passages, current: asked.current }
  return { current: before.current, passages: passagesOf(asked.threads, transaction.doc, passages) }
}

const marksOf = (state: EditorState): MarksState => key.getState(state) ?? none

/** Requests new marks without emitting an update: at most, an empty paragraph is appended to the text. */
export const requestMarks = (transaction: Transaction, asked: Asked): Transaction =>
  transaction.setMeta(key, asked).setMeta('preventUpdate', true).setMeta('addToHistory', false)

export const findThreadPlace = (state: EditorState, uid: string): Place | null =>
  marksOf(state).passages.find((one) => one.uid === uid)?.place ?? null

/** Threads whose passage is still in the text, in the order of the text. */
export const listAnchoredThreads = (state: EditorState): string[] =>
  marksOf(state)
    .passages.flatMap(({ uid, place }) => (place ? [{ uid, from: place.from }] : []))
    .sort((one, other) => one.from - other.from)
    .map(({ uid }) => uid)

export const hasLostPassage = (state: EditorState): boolean =>
  marksOf(state).passages.some(({ place }) => place === null)

/** Current anchor of each passage; deleted passages keep their last anchor. */
export function readCurrentAnchors(state: EditorState): { thread: string; anchor: CommentAnchor }[] {
  const { passages } = marksOf(state)
  if (passages.length === 0) return []
  const document = textOf(state.doc)
  return passages.map(({ uid, anchor, place }) => ({
    thread: uid,
    anchor: (place && anchorOf(document, place)) ?? anchor,
  }))
}

/** Unresolved thread whose passage contains the position; of several, the one with the shortest passage. */
function threadAt(state: EditorState, pos: number): string | null {
  const length = ({ place }: Passage) => (place ? place.to - place.from : 0)
  const here = marksOf(state).passages.filter(
    ({ place, resolved }) => !resolved && place && place.from <= pos && pos <= place.to,
  )
  return here.sort((one, other) => length(one) - length(other))[0]?.uid ?? null
}

/** Marks commented passages, and keeps the marks in place while the text changes. */
export const CommentMarks = Extension.create<{ onChosen: (uid: string) => void }>({
  name: 'comments',
  addOptions: () => ({ onChosen: () => undefined }),
  addProseMirrorPlugins() {
    const { onChosen } = this.options
    return [
      new Plugin<MarksState>({
        key,
        state: { init: () => none, apply: nextState },
        props: {
          handleClick(view, pos) {
            const uid = threadAt(view.state, pos)
            if (uid) onChosen(uid)
            return false
          },
          decorations(state) {
            const { passages, current } = marksOf(state)
            const shown = passages.flatMap(({ uid, place, resolved }) => {
              if (!place || resolved) return []
              const look = uid === current ? 'commented commented-current' : 'commented'
              return [Decoration.inline(place.from, place.to, { class: look })]
            })
            return shown.length === 0 ? DecorationSet.empty : DecorationSet.create(state.doc, shown)
          },
        },
      }),
    ]
  },
})
