import type { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { cacheUntilWriteOf } from './cache-until-write.ts'

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
    query: (statement: string) => inTurn(() => (statement.startsWith('select') ? { n: number } : add())),
    exec: () => inTurn(add),
    transaction: () => inTurn(add),
  } as unknown as PGlite
  return { pglite, goOn: () => waiting.shift()?.() }
}

for (const [how, write] of [
  ['a statement', (pglite: PGlite) => pglite.query('update numbers set n = n + 1')],
  ['a statement that begins with `with`', (pglite: PGlite) => pglite.query('with n as (…) update numbers …')],
  ['several statements', (pglite: PGlite) => pglite.exec('update numbers set n = n + 1; select 1')],
  ['a transaction', (pglite: PGlite) => pglite.transaction(async () => undefined)],
] as const) {
  test(`${how}: what was remembered is asked again from the moment it is given`, async () => {
    const { pglite, goOn } = slowNumber()
    const answers = cacheUntilWriteOf(pglite)
    const read = () => answers.load('n', () => pglite.query('select n') as unknown as Promise<object>)
    const first = read()
    goOn()
    expect([await first, await read()]).toEqual([{ n: 0 }, { n: 0 }])
    const written = write(pglite)
    const meanwhile = read()
    goOn()
    goOn()
    await written
    expect(await meanwhile).toEqual({ n: 1 })
    const after = read()
    goOn()
    expect(await after).toEqual({ n: 1 })
  })
}

test('an answer that was on its way when something was written is given, and not remembered', async () => {
  const { pglite, goOn } = slowNumber()
  const answers = cacheUntilWriteOf(pglite)
  const read = () => answers.load('n', () => pglite.query('select n') as unknown as Promise<object>)
  const early = read()
  const written = pglite.query('update numbers set n = n + 1')
  goOn()
  expect(await early).toEqual({ n: 0 })
  goOn()
  await written
  const late = read()
  goOn()
  expect(await late).toEqual({ n: 1 })
})
