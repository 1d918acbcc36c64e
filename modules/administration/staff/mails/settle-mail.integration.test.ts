import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailBody } from '../../../../tests/fixtures/mail-body.ts'
import { auditOf, createStaffApp, createUser, violationsOf } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createStaffApp()
})
afterAll(() => app.close())

test('a bounced mail waits until it is resent or settled once', async () => {
  const admin = await createUser(app, ['admin'])
  const { db, mailer } = app.platform
  const mail = { to: 'perdue@exemple.fr', kind: 'office.test', subject: 'Une lettre', body: mailBody('Bonjour') }
  const uid = await db.transaction((db) => mailer.write(db, mail))
  await app.settle()
  const waiting = async () =>
    (await admin.get('/staff/mails?filter[awaits]=staff')).body.payload.map((one: { uid: string }) => one.uid)
  const settle = () => admin.post(`/staff/mails/${uid}/settle`, { reason: 'Prévenue au téléphone' })
  expect(await waiting()).toEqual([])
  expect(violationsOf(await settle())).toEqual([409, ['state', 'invalid']])

  const comeBack = () => db.execute(sql`update mails set state = 'bounced', bounce = 'hard' where uid = ${uid}`)
  await comeBack()
  expect(await waiting()).toEqual([uid])
  const settled = await settle()
  expect(settled.body.payload).toMatchObject({ state: 'bounced', settledDateTime: app.clock.now().toISOString() })
  expect(await waiting()).toEqual([])
  expect(violationsOf(await settle())).toEqual([409, ['state', 'invalid']])
  expect(await auditOf(admin, uid)).toEqual([['mails.settle', { reason: 'Prévenue au téléphone' }]])

  expect((await admin.post(`/staff/mails/${uid}/resend`)).body.payload.settledDateTime).toBeNull()
  await app.settle()
  await comeBack()
  expect(await waiting()).toEqual([uid])
})
