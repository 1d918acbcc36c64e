import { ChangeSet, simplifyChanges, type TokenEncoder } from '@tiptap/pm/changeset'
import { type Fragment, Mark, type Node } from '@tiptap/pm/model'
import { StepMap } from '@tiptap/pm/transform'
import type { LineDiffPiece } from './block-diff.ts'

/** Compares characters and pictures, ignoring styles, which are compared afterwards. */
const encoder: TokenEncoder<number | string> = {
  encodeCharacter: (character) => character,
  encodeNodeStart: ({ type, attrs }) => type.name + JSON.stringify(attrs),
  encodeNodeEnd: () => -1,
  compareTokens: (one, other) => one === other,
}

const without = (marks: readonly Mark[], others: readonly Mark[]) => marks.filter((mark) => !mark.isInSet(others))

/** Ranges of uniform style, each with its end. */
function styles(content: Fragment): { end: number; marks: readonly Mark[] }[] {
  const found: { end: number; marks: readonly Mark[] }[] = []
  content.forEach(({ nodeSize, marks }, offset) => {
    found.push({ end: offset + nodeSize, marks })
  })
  return found
}

function push(pieces: LineDiffPiece[], piece: LineDiffPiece): void {
  const last = pieces.at(-1)
  if (last?.kind === 'same' && piece.kind === 'same') {
    last.content = last.content.append(piece.content)
  } else if (
    last?.kind === 'restyled' &&
    piece.kind === 'restyled' &&
    Mark.sameSet(last.added, piece.added) &&
    Mark.sameSet(last.removed, piece.removed)
  ) {
    last.former = last.former.append(piece.former)
    last.content = last.content.append(piece.content)
  } else if (piece.content.size > 0) pieces.push(piece)
}

/** Compares the styles of unchanged words. */
function compareStyles(pieces: LineDiffPiece[], before: Fragment, after: Fragment): void {
  const formerly = styles(before)
  const now = styles(after)
  let start = 0
  for (let one = 0, other = 0; one < formerly.length && other < now.length; ) {
    const [former, present] = [formerly[one], now[other]]
    if (!former || !present) return
    const end = Math.min(former.end, present.end)
    const content = after.cut(start, end)
    if (Mark.sameSet(former.marks, present.marks)) push(pieces, { kind: 'same', content })
    else {
      const added = without(present.marks, former.marks)
      const removed = without(former.marks, present.marks)
      push(pieces, { kind: 'restyled', former: before.cut(start, end), content, added, removed })
    }
    if (former.end === end) one += 1
    if (present.end === end) other += 1
    start = end
  }
}

/** Compares two versions of a line: added and removed words, and words whose style changed. */
export function compareText(before: Node, after: Node): LineDiffPiece[] {
  const whole = new StepMap([0, before.content.size, after.content.size])
  const { changes } = ChangeSet.create(before, undefined, encoder).addSteps(after, [whole], null)
  const pieces: LineDiffPiece[] = []
  let [from, to] = [0, 0]
  for (const { fromA, toA, fromB, toB } of simplifyChanges(changes, after)) {
    compareStyles(pieces, before.content.cut(from, fromA), after.content.cut(to, fromB))
    push(pieces, { kind: 'removed', content: before.content.cut(fromA, toA) })
    push(pieces, { kind: 'added', content: after.content.cut(fromB, toB) })
    ;[from, to] = [toA, toB]
  }
  compareStyles(pieces, before.content.cut(from), after.content.cut(to))
  return pieces
}
