import type { Node } from '@tiptap/pm/model'
import { diffArrays } from 'diff'
import type { BlockDiff, ChangedBlock, Steps } from './block-diff.ts'
import { compareText } from './compare-text.ts'
import { pairBlocks } from './pair-blocks.ts'

/** Maximum number of edits; with more, the whole text is shown as replaced. */
const mostEdits = 1500

interface Hunk {
  /** unchanged: only `added` is filled, with the present blocks */
  same: boolean
  removed: Node[]
  added: Node[]
}

/** Groups blocks into unchanged runs, and the replaced runs between them. */
function hunksOf(before: readonly Node[], after: readonly Node[]): Hunk[] {
  const numbers = new Map<string, number>()
  const numberOf = (block: Node) => {
    const key = JSON.stringify(block.toJSON())
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  }
  const changes = diffArrays(before.map(numberOf), after.map(numberOf), { maxEditLength: mostEdits })
  if (!changes) return [{ same: false, removed: [...before], added: [...after] }]
  const hunks: Hunk[] = []
  let [from, to] = [0, 0]
  for (const { count, added, removed } of changes) {
    const same = !added && !removed
    const last = hunks.at(-1)
    const hunk = same || !last || last.same ? { same, removed: [], added: [] } : last
    if (hunk !== last) hunks.push(hunk)
    if (!added) {
      if (!same) hunk.removed.push(...before.slice(from, from + count))
      from += count
    }
    if (!removed) {
      hunk.added.push(...after.slice(to, to + count))
      to += count
    }
  }
  return hunks
}

const isRow = ({ type, childCount }: Node, other: Node) => type.name === 'tableRow' && childCount === other.childCount

function* compareCells(before: Node, after: Node): Steps<BlockDiff[]> {
  const cells: BlockDiff[] = []
  for (const [place, cell] of after.children.entries()) {
    const former = before.child(place)
    cells.push(former.eq(cell) ? { kind: 'same', block: cell } : yield* compareBlock(former, cell))
  }
  return cells
}

function* compareBlock(before: Node, after: Node): Steps<ChangedBlock> {
  yield
  const changed = { kind: 'changed' as const, before, after }
  if (after.isTextblock) return { ...changed, pieces: compareText(before, after) }
  if (after.isLeaf) return changed
  const blocks = isRow(before, after)
    ? yield* compareCells(before, after)
    : yield* compareBlocks(before.children, after.children)
  return { ...changed, blocks }
}

const all = (kind: 'added' | 'removed', blocks: readonly Node[]): BlockDiff[] =>
  blocks.map((block) => ({ kind, block }))

function* compareHunk({ removed, added }: Hunk): Steps<BlockDiff[]> {
  const found: BlockDiff[] = []
  let [from, to] = [0, 0]
  for (const [one, other] of yield* pairBlocks(removed, added)) {
    found.push(...all('removed', removed.slice(from, one)), ...all('added', added.slice(to, other)))
    const [before, after] = [removed[one], added[other]]
    if (before && after) found.push(yield* compareBlock(before, after))
    ;[from, to] = [one + 1, other + 1]
  }
  return [...found, ...all('removed', removed.slice(from)), ...all('added', added.slice(to))]
}

/** Compares two lists of blocks, including the differences within changed blocks. */
export function* compareBlocks(before: readonly Node[], after: readonly Node[]): Steps<BlockDiff[]> {
  const found: BlockDiff[] = []
  for (const hunk of hunksOf(before, after)) {
    if (hunk.same) found.push(...hunk.added.map((block): BlockDiff => ({ kind: 'same', block })))
    else found.push(...(yield* compareHunk(hunk)))
  }
  return found
}
