import type { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { cacheUntilWriteOf, createAnswers } from './cache-until-write.ts'

/** A database whose one number is read and written when it is told to go on. */
function slowNumber() {
  let number = 0
  const add = () => {
    number += 1
  }
  const waiting: (() => void)[] = []
  const inTurn = <Result>(work: () => Result): Promise<Result> =>
    new Promise((resolve) => waiting.push(() => resolve(work())))
  const pglite = {
    query: (statement: string) => inTurn(() => (statement.startsWith('select') ? number : add())),
    exec: () => inTurn(add),
    transaction: () => inTurn(add),
  } as unknown as PGlite
  return { pglite, goOn: () => waiting.shift()?.() }
}

test('what was asked is not asked again', async () => {
  const answers = createAnswers()
  let asked = 0
  const ask = async () => {
    asked += 1
    return asked
  }
  expect([await answers.remember('a', ask), await answers.remember('a', ask), asked]).toEqual([1, 1, 1])
  expect(await answers.remember('b', ask)).toBe(2)
})

test('that there is nothing is an answer too; a failure is none', async () => {
  const answers = createAnswers()
  let asked = 0
  const nothing = async () => {
    asked += 1
  }
  await answers.remember('a', nothing)
  await answers.remember('a', nothing)
  expect(asked).toBe(1)
  await expect(answers.remember('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await answers.remember('b', async () => 'here')).toBe('here')
})

for (const [how, write] of [
  ['a statement', (pglite: PGlite) => pglite.query('update numbers set n = n + 1')],
  ['a statement that begins with `with`', (pglite: PGlite) => pglite.query('with n as (…) update numbers …')],
  ['several statements', (pglite: PGlite) => pglite.exec('update numbers set n = n + 1; select 1')],
  ['a transaction', (pglite: PGlite) => pglite.transaction(async () => undefined)],
] as const) {
  test(`${how}: what was remembered is asked again from the moment it is given`, async () => {
    const { pglite, goOn } = slowNumber()
    const answers = cacheUntilWriteOf(pglite)
    const read = () => answers.remember('n', () => pglite.query('select n') as unknown as Promise<number>)
    const first = read()
    goOn()
    expect([await first, await read()]).toEqual([0, 0])
    const written = write(pglite)
    const meanwhile = read()
    goOn()
    goOn()
    await written
    expect(await meanwhile).toBe(1)
    const after = read()
    goOn()
    expect(await after).toBe(1)
  })
}

test('an answer that was on its way when something was written is given, and not remembered', async () => {
  const { pglite, goOn } = slowNumber()
  const answers = cacheUntilWriteOf(pglite)
  const read = () => answers.remember('n', () => pglite.query('select n') as unknown as Promise<number>)
  const early = read()
  const written = pglite.query('update numbers set n = n + 1')
  goOn()
  expect(await early).toBe(0)
  goOn()
  await written
  const late = read()
  goOn()
  expect(await late).toBe(1)
})
