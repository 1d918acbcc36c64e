import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditOf, createStaffApp, createUser, type Person, violationsOf } from '../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { findUser, requestErasure } from '../../accounts/index.ts'
import { findPaidPeriodEnd, startDemoSubscription } from '../../subscriptions/index.ts'
import { eraseDueAccounts } from '../erase-due-accounts.ts'
import { countRecords, personalData } from '../personal-data-registry.ts'

let app: TestApp
let admin: Person
let support: Person
let member: Person
beforeAll(async () => {
  app = await createStaffApp()
})
afterAll(() => app.close())
// A token lasts an hour, and tests move the clock by days.
beforeEach(async () => {
  admin = await createUser(app, ['admin'], 'Ada')
  support = await createUser(app, ['support'])
  member = await createUser(app, ['user'], 'Zoé')
})

const day = 86_400_000
const at = (act: string) => `/staff/members/${member.uid}/${act}`
const data = async () => (await support.get(at('data'))).body.payload
const erase = (body: object = {}) =>
  support.post(at('request-erasure'), { email: member.email, reason: 'sa demande', ...body })
const subjects = async () => {
  await app.settle()
  return (await app.mailsTo(member.email)).map(({ subject }) => subject)
}

test('a requested export is downloaded from the account; its mail quotes nothing', async () => {
  const body = { title: 'Une question', message: 'Un secret', email: member.email, name: 'Zoé' }
  await app.call('POST', '/support/contact/tickets', { token: member.token, body })
  const answer = await support.post(at('offer-export'), { reason: 'sa demande' })
  expect(answer.status).toBe(200)
  expect(JSON.stringify(answer.body)).not.toContain('Un secret')
  expect(await subjects()).toContain('Vos données sont à vous')
  const [mail] = (await app.mailsTo(member.email)).filter(({ subject }) => subject === 'Vos données sont à vous')
  expect(mail?.text).toContain('/account')
  expect(mail?.text).not.toContain('Un secret')
  expect(await auditOf(admin, member.uid)).toEqual([['members.offer-export', { reason: 'sa demande' }]])
})

test('an export that staff request needs a reason', async () => {
  expect((await support.post(at('offer-export'), {})).status).toBe(400)
})

test('a requested erasure deletes and keeps exactly what was listed', async () => {
  await startDemoSubscription(app.platform, app.platform.db, member.uid)
  await app.settle()
  const before = await data()
  const titles = before.erased.map(({ title }: { title: string }) => title)
  expect(titles).toEqual(expect.arrayContaining(['Abonnements, son nom', 'E-mails reçus']))
  const kept = before.kept.find(({ count }: { count: number | null }) => count !== null)
  expect(kept).toMatchObject({ text: expect.stringContaining('10 ans') })
  const { db } = app.platform
  const user = await findUser(db, member.uid)
  if (!user) throw new Error('the member has no account')
  expect((await erase()).status).toBe(200)
  await app.settle()
  app.clock.set(before.earliestDateTime)
  app.clock.advance(1000)
  await eraseDueAccounts(app.platform)
  // The app's own sweep may have locked the user first: the call above skips locked rows.
  await expect.poll(() => findUser(db, member.uid)).toBeUndefined()
  const left = await Promise.all(
    personalData
      .filter(({ name }) => name !== 'mails')
      .map(async (part) => countRecords(part, await part.exportAll(app.platform, db, user))),
  )
  expect(left).toEqual(left.map(() => 0))
})

test('a requested erasure is announced by mail and can be stopped for a day', async () => {
  expect((await erase()).body.payload.erasure).toEqual({
    dueDateTime: new Date(app.clock.now().getTime() + day).toISOString(),
    stoppable: true,
  })
  await eraseDueAccounts(app.platform)
  expect((await support.post(at('cancel-erasure'), { reason: 'une erreur' })).body.payload.erasure).toBeNull()
  app.clock.advance(2 * day)
  await eraseDueAccounts(app.platform)
  expect(await findUser(app.platform.db, member.uid)).toBeDefined()
  expect(await subjects()).toEqual(['L’effacement de votre compte est prévu', 'Votre compte n’est pas effacé'])
})

test('a requested erasure waits for the end of a paid period', async () => {
  await startDemoSubscription(app.platform, app.platform.db, member.uid)
  const end = await findPaidPeriodEnd(app.platform.db, app.clock, member.uid)
  expect((await erase()).body.payload.erasure).toEqual({ dueDateTime: end?.toISOString(), stoppable: true })
})

test('a repeated erasure, or one without address or reason, is refused', async () => {
  expect(violationsOf(await erase({ email: support.email }))).toEqual([400, ['email', 'invalid']])
  expect((await erase({ reason: '' })).status).toBe(400)
  expect((await data()).erasure).toBeNull()
  expect((await erase()).status).toBe(200)
  expect(violationsOf(await erase())).toEqual([409, ['uid', 'invalid']])
})

test('an erasure requested twice with one key is mailed once', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const body = { email: member.email, reason: 'sa demande' }
  const [first, second] = [
    await support.post(at('request-erasure'), body, key),
    await support.post(at('request-erasure'), body, key),
  ]
  expect(second.body).toEqual(first.body)
  expect(await subjects()).toHaveLength(1)
})

test.each(['coach', 'admin'] as const)('the erasure of a colleague is refused: %s', async (role) => {
  member = await createUser(app, [role])
  expect(violationsOf(await erase())).toEqual([409, ['uid', 'invalid']])
})

test('staff cannot stop an erasure that the member requested', async () => {
  const { db, clock } = app.platform
  await requestErasure(db, clock, member.uid, new Date(clock.now().getTime() + day))
  expect((await data()).erasure).toMatchObject({ stoppable: false })
  const answer = await support.post(at('cancel-erasure'), { reason: 'non' })
  expect(violationsOf(answer)).toEqual([409, ['uid', 'invalid']])
})
