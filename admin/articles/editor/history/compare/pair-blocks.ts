import type { Node } from '@tiptap/pm/model'
import type { Steps } from './block-diff.ts'

/** Minimum similarity of two blocks that count as versions of one block. */
const alike = 0.35
/** Maximum number of comparisons; beyond it, blocks are paired by position only. */
const mostCompared = 250_000
/** Maximum distance of two compared blocks, or an eighth of the added blocks if that is more. */
const reach = 12

const interchangeable = [new Set(['bulletList', 'orderedList']), new Set(['blockquote', 'callout'])]

/** Tells whether the differences of two blocks can be shown within one. */
function isComparable(before: Node, after: Node): boolean {
  if (before.isTextblock || after.isTextblock) return before.isTextblock && after.isTextblock
  const names = [before.type.name, after.type.name]
  return before.type === after.type || interchangeable.some((set) => names.every((name) => set.has(name)))
}

type Bag = ReadonlyMap<string, number>
const bags = new WeakMap<Node, { size: number; words: Bag }>()

/** Counts a block's words and the addresses of its pictures. */
function bagOf(block: Node) {
  const known = bags.get(block)
  if (known) return known
  const all =
    block
      .textBetween(0, block.content.size, ' ', ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const words = new Map<string, number>()
  const add = (word: string) => words.set(word, (words.get(word) ?? 0) + 1)
  for (const word of all) add(word)
  let size = all.length
  block.descendants(({ attrs }) => {
    if (typeof attrs.src !== 'string') return
    add(attrs.src)
    size += 1
  })
  const bag = { size, words }
  bags.set(block, bag)
  return bag
}

/** Similarity of two blocks, from 0 (nothing in common) to 1. */
function likeness(before: Node, after: Node): number {
  if (!isComparable(before, after)) return 0
  const [one, other] = [bagOf(before), bagOf(after)]
  if (one.size + other.size === 0) return 1
  let common = 0
  for (const [word, count] of one.words) common += Math.min(count, other.words.get(word) ?? 0)
  return (2 * common) / (one.size + other.size)
}

const byPlace = (before: readonly Node[], after: readonly Node[]): [number, number][] =>
  before.flatMap((block, place): [number, number][] => {
    const other = after[place]
    return other && likeness(block, other) >= alike ? [[place, place]] : []
  })

/**
 * Pairs removed blocks with the added blocks that replaced them, in the order of the text, with the greatest total
 * similarity.
 */
export function* pairBlocks(before: readonly Node[], after: readonly Node[]): Steps<[number, number][]> {
  if (before.length * after.length > mostCompared) return byPlace(before, after)
  const width = after.length + 1
  const best = new Float32Array((before.length + 1) * width)
  const own = new Float32Array((before.length + 1) * width)
  const at = (table: Float32Array, row: number, column: number) => table[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1) {
    yield
    const middle = (row * after.length) / before.length
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [one, other] = [before[row], after[column]]
      const near = Math.abs(column - middle) <= Math.max(reach, after.length / 8)
      const like = one && other && near ? likeness(one, other) : 0
      if (like >= alike) own[row * width + column] = like
      const paired = like >= alike ? like + at(best, row + 1, column + 1) : 0
      best[row * width + column] = Math.max(paired, at(best, row + 1, column), at(best, row, column + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let row = 0, column = 0; row < before.length && column < after.length; ) {
    const like = at(own, row, column)
    if (like > 0 && at(best, row, column) <= like + at(best, row + 1, column + 1) + 1e-4) {
      pairs.push([row, column])
      row += 1
      column += 1
    } else if (at(best, row, column) === at(best, row + 1, column)) row += 1
    else column += 1
  }
  return pairs
}
