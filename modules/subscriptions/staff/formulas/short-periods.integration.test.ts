import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type Person } from '../../../../tests/fixtures/staff-people.ts'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'

const production = { NODE_ENV: 'production', DEMO: '1', ALLOW_SANDBOX: '1' }
let app: TestApp
let allowing: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp({ env: production })
  allowing = await createTestApp({ env: { ...production, ALLOW_SHORT_PERIODS: '1' } })
  admin = await createUser(app, ['admin'])
})
afterAll(async () => {
  await app.close()
  await allowing.close()
})

const monthly = { name: 'Au mois', amount: 2990, periodDuration: 1, periodDurationUnit: 'month' }
const inSeconds = [
  ['periodDurationUnit', { periodDurationUnit: 'second' }],
  ['trialDurationUnit', { trialDuration: 10, trialDurationUnit: 'second' }],
  ['creditDelayUnit', { creditAmount: 100, creditDelay: 10, creditDelayUnit: 'second' }],
] as const

test.each(inSeconds)(
  'in production a formula cannot be created or changed to count seconds: %s',
  async (property, fields) => {
    const violations = [{ property, message: 'Les durées en secondes ne sont pas acceptées ici.', type: 'invalid' }]
    const uid = `en-${property.toLowerCase()}`
    const made = await admin.post('/staff/formulas', { ...monthly, uid, ...fields })
    expect([made.status, made.body.violations]).toEqual([400, violations])
    const { version } = (await admin.post('/staff/formulas', { ...monthly, uid })).body.payload
    const changed = await admin.patch(`/staff/formulas/${uid}`, { ...fields, version })
    expect([changed.status, changed.body.violations]).toEqual([400, violations])
  },
)

test('ALLOW_SHORT_PERIODS=1 allows a formula period in seconds', async () => {
  const other = await createUser(allowing, ['admin'])
  const formula = { ...monthly, uid: 'essai', periodDurationUnit: 'second' }
  expect((await other.post('/staff/formulas', formula)).status).toBe(201)
})
