import { expect, test } from 'vitest'
import { answered, forgotten, othersOf, received, type Signs } from './others.ts'

const contact = { uid: 'ines', name: 'Inès Perrin' }
const after = (...signs: [state: 'reading' | 'writing' | 'left', at: number][]) =>
  signs.reduce<readonly Signs[]>((known, [state, at]) => received(known, { contact, state }, at), [])
const stateAt = (known: readonly Signs[], at: number) => othersOf(forgotten(known, at)).map(({ state }) => state)

test('a colleague who is writing stays so when the reading signal is repeated', () => {
  expect(stateAt(after(['writing', 0], ['reading', 1000]), 2000)).toEqual(['writing'])
})

test('a colleague who stopped writing counts as reading until that signal expires', () => {
  const known = after(['reading', 0], ['writing', 1000])
  expect([stateAt(known, 10_000), stateAt(known, 12_000), stateAt(known, 32_000)]).toEqual([
    ['writing'],
    ['reading'],
    [],
  ])
  expect([stateAt(after(['writing', 0]), 11_000), stateAt(after(['writing', 0]), 31_000)]).toEqual([['reading'], []])
})

test('a colleague’s answer ends their writing; leaving ends reading', () => {
  const known = after(['reading', 0], ['writing', 1000])
  expect(stateAt(answered(known, 'ines', 2000), 2000)).toEqual(['reading'])
  expect(answered(known, 'zoe', 2000)).toBe(known)
  expect(after(['writing', 0], ['left', 1000])).toEqual([])
})

test('nothing is re-rendered as long as every signal is valid', () => {
  const known = after(['reading', 0], ['writing', 1000])
  expect(forgotten(known, 11_000)).toBe(known)
  const reads = forgotten(known, 12_000)
  expect(forgotten(reads, 14_000)).toBe(reads)
})
