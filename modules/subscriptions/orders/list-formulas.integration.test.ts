import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person, violationsOf } from '../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { offerFacts } from './offer-facts.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp()
  admin = await createUser(app, ['admin'])
})
afterAll(() => app.close())

const yearly = { name: 'À l’année', amount: 39900, periodDuration: 1, periodDurationUnit: 'year' }

async function addFormula(fields: object = {}): Promise<string> {
  const uid = randomUUID().slice(0, 13)
  expect((await admin.post('/staff/formulas', { ...yearly, uid, ...fields })).status).toBe(201)
  return uid
}
const listed = async (): Promise<string[]> =>
  (await app.call('GET', '/formulas')).body.payload.map(({ uid }: { uid: string }) => uid)

test('Formulas are listed in the owner’s order, the default one first', async () => {
  expect(await listed()).toEqual(['default'])
  const [third, second] = [await addFormula({ listed: true, order: 2 }), await addFormula({ listed: true, order: 1 })]
  await addFormula()
  expect(await listed()).toEqual(['default', second, third])
  await admin.patch(`/staff/formulas/${third}`, { order: 0, version: 1 })
  expect(await listed()).toEqual(['default', third, second])
  await admin.patch('/staff/formulas/default', { listed: false, version: 1 })
  expect(await listed()).toEqual([third, second])
  expect((await app.call('GET', '/formulas')).body.page).toEqual({ hasNextPage: false, endCursor: null })
  expect((await app.call('GET', '/formulas')).body.payload[0]).toEqual(
    (await app.call('GET', `/formulas/${third}`)).body.payload,
  )
})

test('Facts in texts give the name and price of the first listed formula', async () => {
  const first = (await app.call('GET', '/formulas')).body.payload[0]
  const { version } = (await admin.get(`/staff/formulas/${first.uid}`)).body.payload
  await admin.patch(`/staff/formulas/${first.uid}`, { name: 'L’année entière', version })
  const { facts } = await offerFacts(app.platform, app.platform.db)
  expect([facts['formule.nom']?.value, facts['formule.prix']?.value]).toEqual([
    'L’année entière',
    expect.stringContaining('399,00'),
  ])
})

test('A formula that needs a code is never listed', async () => {
  const answer = await admin.post('/staff/formulas', { ...yearly, uid: 'secrete', listed: true, private: true })
  expect(violationsOf(answer)).toEqual([400, ['listed', 'invalid']])
  const uid = await addFormula({ listed: true })
  await admin.post('/staff/traffic-tokens', { value: 'passe', formula: uid, active: false })
  expect(await listed()).not.toContain(uid)
})
