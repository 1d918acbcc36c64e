// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { parseContent } from '../../schema/html.ts'
import type { BlockDiff, Steps } from './block-diff.ts'
import { compareBlocks } from './compare-blocks.ts'

function ran<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
const compared = (before: string, after: string) =>
  ran(compareBlocks(parseContent(before).children, parseContent(after).children))

const kinds = (diffs: readonly BlockDiff[]) => diffs.map(({ kind }) => kind)
const summarised = (diffs: readonly BlockDiff[]): unknown =>
  diffs.flatMap((diff) => {
    if (diff.kind !== 'changed') return [[diff.kind, diff.block.textContent]]
    if (diff.blocks) return [['changed', summarised(diff.blocks)]]
    return [(diff.pieces ?? []).map(({ kind, content }) => [kind, content.textBetween(0, content.size)])]
  })

test('equal texts have no difference', () => {
  expect(kinds(compared('<h2>a</h2><p>b</p>', '<h2>a</h2><p>b</p>'))).toEqual(['same', 'same'])
})

test('a changed word is marked as a whole within its paragraph', () => {
  const before = '<p>Un pas après l’autre, le matin.</p><p>Fin.</p>'
  expect(summarised(compared(before, before.replace('matin', 'lendemain')))).toEqual([
    [
      ['same', 'Un pas après l’autre, le '],
      ['removed', 'matin'],
      ['added', 'lendemain'],
      ['same', '.'],
    ],
    ['same', 'Fin.'],
  ])
})

test('added bold and a changed link target count as a change of style', () => {
  const [changed] = compared(
    '<p>Un pas, <a href="/article/a">un lien</a>.</p>',
    '<p>Un <strong>pas</strong>, <a href="/article/b">un lien</a>.</p>',
  )
  const restyled = changed?.kind === 'changed' ? changed.pieces?.filter(({ kind }) => kind === 'restyled') : []
  const names = (marks: readonly { type: { name: string } }[]) => marks.map(({ type }) => type.name)
  expect(restyled?.map((piece) => piece.kind === 'restyled' && [names(piece.removed), names(piece.added)])).toEqual([
    [[], ['strong']],
    [['link'], ['link']],
  ])
})

test('a heading whose level changed counts as changed, not as replaced', () => {
  const [changed] = compared('<h2>Le matin</h2>', '<h3>Le matin</h3>')
  expect(changed?.kind === 'changed' && [changed.before.attrs.level, changed.after.attrs.level]).toEqual([2, 3])
})

test('list items and table cells are compared in place', () => {
  const list = (second: string) => `<ul><li>un pas</li><li>${second}</li></ul>`
  expect(summarised(compared(list('deux petits pas'), list('deux grands pas')))).toMatchObject([
    [
      'changed',
      [
        ['same', 'un pas'],
        ['changed', expect.anything()],
      ],
    ],
  ])
  const table = (last: string) => `<table><tbody><tr><td>a</td><td>${last}</td></tr></tbody></table>`
  expect(summarised(compared(table('b'), table('c')))).toMatchObject([
    [
      'changed',
      [
        [
          'changed',
          [
            ['same', 'a'],
            ['changed', expect.anything()],
          ],
        ],
      ],
    ],
  ])
})

test('an unrelated replacement counts as one removal and one addition', () => {
  expect(kinds(compared('<p>Marcher le matin.</p>', '<p>Dormir encore beaucoup.</p>'))).toEqual(['removed', 'added'])
})

test('two unrelated texts of ten thousand blocks can be compared', () => {
  const many = (word: string) => Array.from({ length: 10_000 }, (_, place) => `<p>${word}${place}</p>`).join('')
  expect(compared(many('a'), many('b'))).toHaveLength(20_000)
})
