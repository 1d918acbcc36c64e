// @vitest-environment jsdom
import { closeHistory, history, undo } from '@tiptap/pm/history'
import { Fragment, type Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BlockDiff, LineDiffPiece } from '../../admin/articles/editor/history/compare/block-diff.ts'
import { compareBlocks } from '../../admin/articles/editor/history/compare/compare-blocks.ts'
import { restoreContent } from '../../admin/articles/editor/history/restore-content.ts'
import { parseContent } from '../../admin/articles/editor/schema/html.ts'
import { scaleTimeout } from '../fixtures/patience.ts'
import { anyDocument } from './fixtures/any-document.ts'

function compare(before: Node, after: Node): BlockDiff[] {
  const steps = compareBlocks(before.children, after.children)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

type Side = 'before' | 'after'
const isOf = (side: Side, kind: string) => kind !== (side === 'before' ? 'added' : 'removed')

const lineOf = (side: Side, pieces: readonly LineDiffPiece[]): Fragment =>
  pieces
    .filter(({ kind }) => isOf(side, kind))
    .map((piece) => (piece.kind === 'restyled' && side === 'before' ? piece.former : piece.content))
    .reduce((line, content) => line.append(content), Fragment.empty)

/** Rebuilds the former or the current blocks from the differences alone. */
const sideOf = (side: Side, diffs: readonly BlockDiff[]): Node[] =>
  diffs
    .filter(({ kind }) => isOf(side, kind))
    .map((diff) => {
      if (diff.kind !== 'changed') return diff.block
      const shell = diff[side]
      if (diff.pieces) return shell.copy(lineOf(side, diff.pieces))
      return diff.blocks ? shell.copy(Fragment.from(sideOf(side, diff.blocks))) : shell
    })

/** Texts that have much in common, as two versions of an article do. */
const versions = fc
  .tuple(fc.array(anyDocument, { minLength: 1, maxLength: 6 }), fc.infiniteStream(fc.integer({ min: 0, max: 9 })))
  .map(([parts, choices]): [string, string] => {
    const edited = parts.flatMap((part) => {
      const { value: choice } = choices.next()
      if (choice === 0) return []
      if (choice === 1) return [part, '<p>nouveau</p>']
      if (choice === 2) return [part.replace('<p>', '<p>ajout de mots ')]
      if (choice === 3) return [part.replaceAll('strong>', 'em>')]
      if (choice === 4) return [part.replaceAll('h2', 'h3')]
      return [part]
    })
    return [parts.join(''), edited.join('') || '<p>reste</p>']
  })

const runs = Number(process.env.HISTORY_COMPARISONS ?? 60)
test(`both versions of ${runs} texts can be rebuilt from their differences`, { timeout: scaleTimeout(600_000) }, () => {
  let compared = 0
  fc.assert(
    fc.property(fc.oneof(versions, fc.tuple(anyDocument, anyDocument)), ([one, other]) => {
      compared += 1
      const [before, after] = [parseContent(one), parseContent(other)]
      const diffs = compare(before, after)
      expect(before.copy(Fragment.from(sideOf('before', diffs))).eq(before)).toBe(true)
      expect(after.copy(Fragment.from(sideOf('after', diffs))).eq(after)).toBe(true)
    }),
    { numRuns: runs },
  )
  if (process.env.HISTORY_COMPARISONS) process.stdout.write(`history: ${compared} comparisons tell both texts\n`)
})

test('undo brings back the text that a restored version replaced', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (before, after) => {
      let state = EditorState.create({ doc: parseContent(before), plugins: [history()] })
      const former = state.doc
      state = state.apply(closeHistory(restoreContent(state.tr, after)))
      expect(state.doc.eq(parseContent(after))).toBe(true)
      undo(state, (transaction) => {
        state = state.apply(transaction)
      })
      expect(state.doc.eq(former)).toBe(true)
    }),
    { numRuns: 40 },
  )
})
