import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '../../../contracts/index.ts'
import { createTestApp, type TestApp } from '../../fixtures/test-app.ts'
import { type Caller, callers } from './callers.ts'
import { type Operation, readOperations } from './operations.ts'
import { sendAs } from './requests.ts'
import { type Scene, setScene } from './scene.ts'
import { readTable } from './table.ts'

/* Runs every SQL statement of every call, including staff calls, on both engines. access.integration.test.ts tests access. */

const table = readTable()
const takesKey = new Set(allCalls.filter((call) => call.idempotent).map(({ id }) => id))
let app: TestApp
let scene: Scene
let operations: Operation[]

beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  scene = await setScene(app)
  operations = await readOperations(app)
})
afterAll(() => app.close())

/** All admitted callers of a call with an Idempotency-Key; for other calls the one with the most rights, who sees most. */
function admittedTo({ id, name }: Operation): Caller[] {
  const line = table.get(name)
  const known = callers.filter((caller) => line?.[caller] !== '401' && line?.[caller] !== '403')
  return takesKey.has(id) ? known : known.slice(-1)
}

test.each(allCalls)('$id never answers with a 5xx', async ({ id }) => {
  for (const operation of operations.filter((one) => one.id === id)) {
    for (const caller of admittedTo(operation)) {
      const key: Record<string, string> = takesKey.has(id) ? { 'idempotency-key': randomUUID() } : {}
      const answer = await sendAs(scene, operation, caller, key)
      expect(answer.status, `${operation.name} as ${caller}: ${JSON.stringify(answer.body)}`).toBeLessThan(500)
    }
  }
})

test('every call that takes an Idempotency-Key allows at least one caller', () => {
  const admitting = operations.filter((operation) => admittedTo(operation).length > 0).map(({ id }) => id)
  expect([...takesKey].filter((id) => !admitting.includes(id))).toEqual([])
})
