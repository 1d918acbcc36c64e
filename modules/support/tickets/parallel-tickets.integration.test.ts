import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { randomEmail } from '../fixtures/tickets.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('of 50 tickets opened in parallel for one e-mail, exactly 30 succeed', async () => {
  const email = randomEmail()
  const open = () =>
    app.call('POST', '/support/contact/tickets', {
      body: { title: '[autre]: Une question', message: 'Bonjour', name: 'Zoé', email },
    })
  const statuses = (await Promise.all(Array.from({ length: 50 }, open))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})
