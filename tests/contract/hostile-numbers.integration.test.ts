import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { type AnyCall, allCalls } from '../../contracts/index.ts'
import { createAccount } from '../../modules/accounts/index.ts'
import { createContactTicket } from '../../modules/support/fixtures/tickets.ts'
import { createTestApp, type TestApp } from '../fixtures/test-app.ts'
import { numberFields, sampleOf, schemaOf, withValue } from './fields-of.ts'

/** Numbers at and beyond the limits of an `integer` column and of exact integers in JavaScript. */
const numbers = [2_147_483_646, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_991, 1e300, -1, 0.5]
const password = 'le mot de passe du personnel'

let app: TestApp
let token: string
let ticket: string
let member: string
let reply: string
beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  const email = 'tout@exemple.fr'
  const roles = ['user', 'vip', 'coach', 'support', 'editor', 'admin'] as const
  member = (await createAccount(app.platform, app.platform.db, { email, password, roles: [...roles] })).uid
  token = (await app.call('POST', '/auth_check', { body: { identifier: email, password } })).body.payload.token
  ticket = (await createContactTicket(app)).uid
  const body = { type: null, title: 'Merci', content: 'Merci' }
  reply = (await app.call('POST', '/staff/saved-replies', { token, body })).body.payload.uid
})
afterAll(() => app.close())

const address = (call: AnyCall): string =>
  call.path
    .replace('/staff/tickets/:uid', `/staff/tickets/${ticket}`)
    .replace('/staff/saved-replies/:uid', `/staff/saved-replies/${reply}`)
    .replace('/staff/working-hours/:uid', `/staff/working-hours/${member}`)
    .replace('/staff/settings/:uid', '/staff/settings/site-name')
    .replace('/staff/formulas/:uid', '/staff/formulas/default')
    .replace(':type', 'contact')
    .replace(/:\w+/g, () => randomUUID())

const numbered = allCalls
  .filter((call) => call.body)
  .map((call) => {
    const schema = schemaOf(call.body as z.ZodType)
    return { id: call.id, call, schema, fields: numberFields(schema) }
  })
  .filter(({ fields }) => fields.length > 0)

test('more than 15 calls have a number in their body', () => {
  expect(numbered.length).toBeGreaterThan(15)
})

test.each(numbered)('$id answers any number with a 2xx or a clean 4xx', async ({ call, schema, fields }) => {
  for (const field of fields) {
    for (const number of numbers) {
      const body = withValue(sampleOf(schema), field, number)
      const answer = await app.call(call.method, address(call), { token, body })
      expect(answer.status, `${field.join('.')}: ${number}: ${JSON.stringify(answer.body)}`).toBeLessThan(500)
    }
  }
})

test.each([
  ['saved replies', () => `/staff/saved-replies/${reply}`, { title: 'Bonjour' }],
  ['working hours', () => `/staff/working-hours/${member}`, { daysOff: [] }],
])('%s: the highest possible version is outdated', async (_what, path, change) => {
  for (const version of [2_147_483_646, 2_147_483_647]) {
    const answer = await app.call('PATCH', path(), { token, body: { ...change, version } })
    expect([answer.status, answer.body.violations]).toMatchObject([409, [{ property: 'version', type: 'invalid' }]])
  }
})
