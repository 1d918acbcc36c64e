import { afterAll, beforeAll, expect, test } from 'vitest'
import { openingCodes } from '../../contracts/opening/opening.ts'
import { auditEntries } from '../../platform/audit/tables.ts'
import { createStaffApp, createUser, type Person, violationsOf } from '../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../tests/fixtures/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp()
  admin = await createUser(app, ['admin'], 'Ada')
})
afterAll(() => app.close())

test('the page lists every check with its state; none blocks the demo', async () => {
  const { payload } = (await admin.get('/staff/opening')).body
  expect(payload).toMatchObject({ open: false, enforced: false })
  expect(payload.checks.map(({ code }: { code: string }) => code)).toEqual([...openingCodes])
  for (const check of payload.checks) {
    expect(check).toEqual({
      code: expect.any(String),
      state: expect.stringMatching(/^(passed|failed|unknown)$/),
      blocking: check.code !== 'own-words',
      detail: expect.stringMatching(/\S/),
      at: check.at === null ? null : expect.stringMatching(/Z$/),
      exception: null,
    })
  }
  expect((await app.call('GET', '/opening')).body.payload).toEqual({ takesOrders: true })
})

test('one check can be run again by itself; an unknown check returns 404', async () => {
  const { body, status } = await admin.post('/staff/opening/checks/disk')
  expect([status, body.payload.code]).toEqual([200, 'disk'])
  expect((await admin.post('/staff/opening/checks/nothing')).status).toBe(404)
})

test('an exception needs a reason and ends after thirty days', async () => {
  expect(violationsOf(await admin.post('/staff/opening/exceptions', { code: 'backup', reason: ' ' }))).toEqual([
    400,
    ['reason', 'missing'],
  ])
  const reason = 'La sauvegarde est faite par l’hébergeur.'
  const signed = await admin.post('/staff/opening/exceptions', { code: 'backup', reason })
  expect(signed.status).toBe(201)
  const until = new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString()
  expect(signed.body.payload).toMatchObject({
    code: 'backup',
    exception: { reason, by: { uid: admin.uid, name: 'Ada' }, at: app.clock.now().toISOString(), until },
  })
  const lines = (await app.platform.db.select().from(auditEntries)).filter(({ resource }) => resource === 'opening')
  expect(lines).toMatchObject([{ action: 'opening.except', actor: admin.uid, detail: { code: 'backup', reason } }])
  app.clock.advance(31 * 86_400_000)
  const again = await createUser(app, ['admin'])
  const { checks } = (await again.get('/staff/opening')).body.payload
  expect(checks.every(({ exception }: { exception: unknown }) => exception === null)).toBe(true)
})

test('an admin’s confirmation of the reproduced legal articles is audited', async () => {
  const { uid, post } = await createUser(app, ['admin'])
  const confirmed = await post('/staff/opening/checks/legal-sources')
  expect(confirmed.body.payload).toMatchObject({ state: 'passed', detail: expect.stringContaining('D211-3') })
  const lines = (await app.platform.db.select().from(auditEntries)).filter(({ action }) => action === 'opening.confirm')
  expect(lines).toMatchObject([{ actor: uid, target: null }])
})
