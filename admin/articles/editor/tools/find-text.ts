import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

export interface Search {
  query: string
  /** index of the current match */
  index: number
}

export interface Place {
  from: number
  to: number
}

interface FindState extends Search {
  places: readonly Place[]
}

const none: FindState = { query: '', index: 0, places: [] }

/** Folds character by character, so that positions do not change: ignores accents, case, and kinds of spaces and quotes. */
const folded = (text: string): string =>
  [...text]
    .map((sign) => {
      const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      return plain.length === sign.length ? plain : sign
    })
    .join('')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/’/g, "'")

/** Finds the query in each block. Pictures and breaks count as one character, as in editor positions. */
export function findMatches(doc: Node, query: string): Place[] {
  const meant = folded(query.normalize('NFC'))
  if (meant === '') return []
  const places: Place[] = []
  doc.descendants((block, pos) => {
    if (!block.isTextblock) return true
    const text = folded(block.textBetween(0, block.content.size, '', '\ufffc'))
    for (let at = text.indexOf(meant); at !== -1; at = text.indexOf(meant, at + meant.length)) {
      places.push({ from: pos + 1 + at, to: pos + 1 + at + meant.length })
    }
    return false
  })
  return places
}

const key = new PluginKey<FindState>('find')

function nextState(transaction: Transaction, before: FindState): FindState {
  const asked = transaction.getMeta(key) as Search | undefined
  if (!asked && (!transaction.docChanged || before.query === '')) return before
  const { query, index } = asked ?? before
  const places = findMatches(transaction.doc, query)
  return { query, places, index: places.length === 0 ? 0 : (index + places.length) % places.length }
}

export const findStateOf = (state: Parameters<typeof key.getState>[0]): FindState => key.getState(state) ?? none

export const setSearch = (transaction: Transaction, search: Search): Transaction => transaction.setMeta(key, search)

/** Highlights the matches without changing the text. */
export const FindText = Extension.create({
  name: 'find',
  addProseMirrorPlugins() {
    return [
      new Plugin<FindState>({
        key,
        state: { init: () => none, apply: nextState },
        props: {
          decorations(state) {
            const { places, index } = findStateOf(state)
            if (places.length === 0) return DecorationSet.empty
            return DecorationSet.create(
              state.doc,
              places.map(({ from, to }, place) =>
                Decoration.inline(from, to, { class: place === index ? 'found found-current' : 'found' }),
              ),
            )
          },
        },
      }),
    ]
  },
})
