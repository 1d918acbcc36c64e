import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '../../../contracts/index.ts'
import { createTestApp, type TestApp } from '../../fixtures/test-app.ts'
import { callers } from './callers.ts'
import { type Operation, readOperations } from './operations.ts'
import { ask } from './requests.ts'
import { type Scene, setScene } from './scene.ts'
import { readTable } from './table.ts'

const table = readTable()
const idempotent = allCalls.filter((call) => call.idempotent).map(({ id }) => id)
let app: TestApp
let scene: Scene
let operations: Operation[]

beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  scene = await setScene(app)
  operations = await readOperations(app)
})
afterAll(() => app.close())

test.each(idempotent)('%s with an Idempotency-Key is answered, by no 5xx', async (id) => {
  const named = operations.filter((operation) => operation.id === id)
  const accepted = named.flatMap((operation) => {
    const line = table.get(operation.name)
    const known = callers.filter((caller) => line?.[caller] !== '401' && line?.[caller] !== '403')
    return known.map((caller) => ({ operation, caller }))
  })
  expect(accepted, `${id} accepts no caller`).not.toEqual([])
  for (const { operation, caller } of accepted) {
    const answer = await ask(scene, operation, caller, { 'idempotency-key': randomUUID() })
    expect(answer.status, `${operation.name} as ${caller}: ${JSON.stringify(answer.body)}`).toBeLessThan(500)
  }
})
