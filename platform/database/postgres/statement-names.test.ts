import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

test('A statement gets a permanent name after several queries', () => {
  const nameOf = createStatementNames()
  const named = Array.from({ length: 7 }, () => nameOf('select 1'))
  expect(named).toEqual([undefined, undefined, undefined, undefined, 's0', 's0', 's0'])
})

test('Two different statements never share a name', () => {
  const nameOf = createStatementNames()
  const nameAfter = (text: string) => Array.from({ length: 5 }, () => nameOf(text)).at(-1)
  expect(nameAfter('select 1')).not.toBe(nameAfter('select 2'))
})

test('A bounded number of statements have names, however many are queried', () => {
  const nameOf = createStatementNames()
  const names = new Set<string | undefined>()
  for (let text = 0; text < 1000; text += 1) for (let turn = 0; turn < 5; turn += 1) names.add(nameOf(`select ${text}`))
  expect(names.size).toBe(201)
})
