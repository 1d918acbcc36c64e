import type { Node } from '@tiptap/pm/model'
import { type CommentAnchor, commentLimits } from '../../../../contracts/articles/staff-comments.ts'
import type { Place } from '../tools/find-text.ts'

interface Segment {
  /** offset in the text */
  start: number
  /** position in the document */
  pos: number
  length: number
}

interface DocumentText {
  text: string
  segments: readonly Segment[]
}

/** Plain text of the document. Blocks end in a line feed; a picture or line break counts as one character, as in positions. */
export function textOf(doc: Node): DocumentText {
  let text = ''
  const segments: Segment[] = []
  doc.descendants((node, pos) => {
    if (node.isInline) {
      const words = node.text ?? '\ufffc'
      segments.push({ start: text.length, pos, length: words.length })
      text += words
      return false
    }
    if (text !== '' && !text.endsWith('\n')) text += '\n'
    return true
  })
  return { text, segments }
}

/** Slices without splitting a surrogate pair, which the server could not store. */
function slice(text: string, from: number, to: number): string {
  const isLow = (at: number) => /^[\udc00-\udfff]/.test(text.charAt(at))
  const begin = Math.max(0, from)
  const first = isLow(begin) ? begin + 1 : begin
  return text.slice(first, isLow(to) ? to - 1 : to)
}

const segmentAt = ({ segments }: DocumentText, test: (segment: Segment) => boolean) => segments.findLast(test)

function offsetOf(document: DocumentText, pos: number): number {
  const segment = segmentAt(document, (one) => one.pos <= pos)
  return segment ? Math.min(segment.start + pos - segment.pos, segment.start + segment.length) : 0
}

function positionOf(document: DocumentText, offset: number): number {
  const segment = segmentAt(document, (one) => one.start <= offset)
  return segment ? segment.pos + Math.min(offset - segment.start, segment.length) : 0
}

/** @returns null if no words are selected */
export function anchorOf(document: DocumentText, { from, to }: Place): CommentAnchor | null {
  const { text } = document
  const start = offsetOf(document, from)
  const end = Math.min(offsetOf(document, to), start + commentLimits.quote)
  const exact = slice(text, start, end)
  if (exact.trim() === '') return null
  const { around } = commentLimits
  return { exact, prefix: slice(text, start - around, start), suffix: slice(text, end, end + around), start }
}

function placesOf(text: string, words: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) places.push(at)
  return places
}

function sameEnd(one: string, other: string): number {
  let length = 0
  while (length < Math.min(one.length, other.length) && one.at(-1 - length) === other.at(-1 - length)) length++
  return length
}

function sameBeginning(one: string, other: string): number {
  let length = 0
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length++
  return length
}

/** Finds the exact words where the surrounding text matches best; among equal matches, the nearest. */
function findExact(text: string, { exact, prefix, suffix, start }: CommentAnchor): [number, number] | undefined {
  let best: { at: number; likeness: number } | undefined
  for (const at of placesOf(text, exact)) {
    const end = at + exact.length
    const before = sameEnd(text.slice(Math.max(0, at - prefix.length), at), prefix)
    const likeness = before + sameBeginning(text.slice(end, end + suffix.length), suffix)
    const isNearer = best !== undefined && Math.abs(at - start) < Math.abs(best.at - start)
    if (!best || likeness > best.likeness || (likeness === best.likeness && isNearer)) best = { at, likeness }
  }
  return best && [best.at, best.at + exact.length]
}

/** Minimum length of the text on each side: shorter surroundings would match by chance. */
const leastAround = 8

/** Finds a rewritten passage by the text before and after it. */
function findBetween(text: string, { exact, prefix, suffix, start }: CommentAnchor): [number, number] | undefined {
  if (prefix.length < leastAround || suffix.length < leastAround) return undefined
  const longest = exact.length * 2 + commentLimits.around
  const ranges = placesOf(text, prefix).flatMap((at): [number, number][] => {
    const from = at + prefix.length
    const to = text.indexOf(suffix, from)
    return to > from && to - from <= longest ? [[from, to]] : []
  })
  return ranges.sort(([one], [other]) => Math.abs(one - start) - Math.abs(other - start))[0]
}

/**
 * Current place of a passage.
 * @returns null if it was deleted
 */
export function findAnchor(document: DocumentText, anchor: CommentAnchor): Place | null {
  const range = findExact(document.text, anchor) ?? findBetween(document.text, anchor)
  if (!range) return null
  // The end is the position after the last character: the next offset may already be in the next block.
  return { from: positionOf(document, range[0]), to: positionOf(document, range[1] - 1) + 1 }
}
