import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

test('A statement gets a name once it was asked several times, and keeps it', () => {
  const nameOf = createStatementNames()
  const named = Array.from({ length: 7 }, () => nameOf('select 1'))
  expect(named).toEqual([undefined, undefined, undefined, undefined, 's0', 's0', 's0'])
})

test('Two texts never share a name', () => {
  const nameOf = createStatementNames()
  const nameAfter = (text: string) => Array.from({ length: 5 }, () => nameOf(text)).at(-1)
  expect(nameAfter('select 1')).not.toBe(nameAfter('select 2'))
})

test('However many texts are asked, a bounded number of them has names', () => {
  const nameOf = createStatementNames()
  const names = new Set<string | undefined>()
  for (let text = 0; text < 1000; text += 1) for (let turn = 0; turn < 5; turn += 1) names.add(nameOf(`select ${text}`))
  expect(names.size).toBe(201)
})
