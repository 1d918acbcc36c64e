import type { Segment } from '../../../contracts/articles/content-entities.ts'
import { wordWindow } from '../../../contracts/text/word-window.ts'

/** Private-use Unicode characters, which texts rarely contain: if one does, `segmentsOf` marks nothing. */
export const highlightStart = '\ue000'
export const highlightEnd = '\ue001'

/**
 * Splits the text at the marks in `marked`, a copy of the text with marks and spaces instead of punctuation.
 * If the lengths without marks differ, nothing is marked.
 */
export function segmentsOf(text: string, marked: string): Segment[] {
  const segments: Segment[] = []
  let place = 0
  for (const [index, part] of marked.split(/[\ue000\ue001]/).entries()) {
    const piece = text.slice(place, place + part.length)
    place += part.length
    if (piece !== '') segments.push({ text: piece, marked: index % 2 === 1 })
  }
  return place === text.length ? segments : [{ text, marked: false }]
}

/** Characters of an excerpt: three lines of a card, with some words before the match. */
const shown = { before: 40, longest: 140 }

const ellipsis = (there: boolean): Segment[] => (there ? [{ text: '…', marked: false }] : [])

interface Whole {
  /** The segments are an extract: text precedes them. */
  cutBefore?: boolean
  cutAfter?: boolean
}

/** Excerpt for a card, around the first match. It is cut at words, with « … » on a cut side. */
export function excerptOfSegments(segments: readonly Segment[], { cutBefore, cutAfter }: Whole = {}): Segment[] {
  const characters = segments.flatMap(({ text, marked }) => [...text].map((character) => ({ character, marked })))
  const first = Math.max(
    0,
    characters.findIndex(({ marked }) => marked),
  )
  const { start, end } = wordWindow(
    characters.map(({ character }) => character),
    first,
    shown,
  )
  const part: Segment[] = []
  for (const { character, marked } of characters.slice(start, end)) {
    const last = part.at(-1)
    if (last?.marked === marked) last.text += character
    else part.push({ text: character, marked })
  }
  return [
    ...ellipsis(start > 0 || cutBefore === true),
    ...part,
    ...ellipsis(end < characters.length || cutAfter === true),
  ]
}
