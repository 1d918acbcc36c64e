import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { rowsOf } from '../../platform/database/index.ts'
import { forgetDueMails } from '../../platform/mailer/index.ts'
import { tablesContaining } from '../../tests/fixtures/aging.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { createUser, goodPassword, isSignedIn, type Person, signIn, tokenOf } from '../accounts/fixtures/users.ts'
import { createAccount, findUser, requestErasure, revokeRole } from '../accounts/index.ts'
import { findPaidPeriodEnd, lockRunningSubscriptionOf, startDemoSubscription } from '../subscriptions/index.ts'
import { eraseDueAccounts } from './erase-due-accounts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const ask = (uid: string, token: string, body: unknown = { password: goodPassword }) =>
  app.call('DELETE', `/users/${uid}`, { token, body })
const exists = async (person: Person) => (await findUser(app.platform.db, person.uid)) !== undefined
const paidUntil = (person: Person) => findPaidPeriodEnd(app.platform.db, app.clock, person.uid)

async function subscriber(): Promise<Person> {
  const person = await createUser(app)
  await startDemoSubscription(app.platform, app.platform.db, person.uid)
  await app.settle()
  return person
}

test('the export contains all stored data about the user, by module', async () => {
  const person = await subscriber()
  const token = await tokenOf(app, person)
  await app.call('POST', `/users/${person.uid}/consents`, { token, body: { kind: 'coaching', version: '1' } })
  await app.call('PUT', `/users/${person.uid}/metadata`, {
    token,
    body: { profile: { name: 'Zoé' }, favorites: [1] },
  })
  const answer = await app.call('GET', `/users/${person.uid}/export`, { token })
  expect(answer.status).toBe(200)
  expect(answer.body.payload).toMatchObject({
    date: app.clock.now().toISOString(),
    accounts: {
      account: { uid: person.uid, email: person.email, name: 'Zoé', roles: ['user', 'vip'] },
      metadata: { data: { favorites: [1] } },
      consents: [{ kind: 'coaching', version: '1', withdrawnAt: null }],
      sessions: [{ expiresAt: expect.any(String) }],
    },
    subscriptions: { subscriptions: [{ status: expect.any(String) }] },
  })
  expect(answer.body.payload.mails.length).toBeGreaterThan(0)
})

test('the export contains no secret', async () => {
  const person = await createUser(app)
  const { body } = await app.call('GET', `/users/${person.uid}/export`, { token: await tokenOf(app, person) })
  expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|secret/i)
})

test('the export contains neither mailed tokens nor help desk mails', async () => {
  const email = `${randomUUID()}@exemple.fr`
  const ticket = { title: '[compte]: Bonjour', message: 'Une question à part', name: 'Anaïs', email }
  expect((await app.call('POST', '/support/contact/tickets', { body: ticket })).status).toBe(201)
  const { uid } = await createAccount(app.platform, app.platform.db, { email, password: goodPassword, roles: [] })
  await app.call('POST', '/reset-password/request', { body: { identifier: email } })
  await app.settle()
  expect(await app.mailsTo(email)).toHaveLength(2)
  const token = await tokenOf(app, { uid, email })
  const { body } = await app.call('GET', `/users/${uid}/export`, { token })
  expect(body.payload.mails).toMatchObject([{ kind: 'accounts.reset-password' }])
  expect(JSON.stringify(body)).toContain('reset-password?token=…')
  expect(JSON.stringify(body)).not.toContain('Une question à part')
  expect(JSON.stringify(body)).not.toMatch(/[?&]t(oken)?=[^…]/)
})

test('the export returns 403 for other users, and 401 when signed out', async () => {
  const token = await tokenOf(app, await createUser(app))
  const other = await createUser(app)
  for (const uid of [other.uid, randomUUID()]) {
    expect((await app.call('GET', `/users/${uid}/export`, { token })).status).toBe(403)
  }
  expect((await app.call('GET', `/users/${other.uid}/export`)).status).toBe(401)
})

test('an erasure request requires the password', async () => {
  const person = await createUser(app)
  const token = await tokenOf(app, person)
  const wrong = await ask(person.uid, token, { password: 'fausse-clef' })
  expect(wrong.status).toBe(400)
  expect(wrong.body.violations).toMatchObject([{ property: 'password', type: 'invalid' }])
  const missing = await ask(person.uid, token, {})
  expect(missing.body.violations).toMatchObject([{ property: 'password', type: 'missing' }])
  await eraseDueAccounts(app.platform)
  expect(await exists(person)).toBe(true)
})

test('a user can request the erasure of their own account only', async () => {
  const token = await tokenOf(app, await createUser(app))
  const other = await createUser(app)
  expect((await ask(other.uid, token)).status).toBe(403)
  expect((await ask(randomUUID(), token)).status).toBe(403)
  expect((await app.call('DELETE', `/users/${other.uid}`, { body: { password: goodPassword } })).status).toBe(401)
})

test('an erasure without a paid period happens at the next run and is confirmed', async () => {
  const person = await createUser(app)
  const token = await tokenOf(app, person)
  const answer = await ask(person.uid, token)
  expect([answer.status, answer.body]).toEqual([202, ''])
  await eraseDueAccounts(app.platform)
  expect(await exists(person)).toBe(false)
  expect(await isSignedIn(app, person, token)).toBe(false)
  expect((await signIn(app, person.email)).status).toBe(401)
  await app.settle()
  expect((await app.mailsTo(person.email)).map((mail) => mail.subject)).toEqual(['Votre compte est effacé'])
})

test('an erasure request leaves an audit entry without personal data', async () => {
  const person = await createUser(app)
  await ask(person.uid, await tokenOf(app, person))
  await eraseDueAccounts(app.platform)
  const lines = await rowsOf(app.platform.db, sql`select * from audit_entries where target = ${person.uid}`)
  expect(lines.map((line) => line.action).sort()).toEqual([
    'members.erase',
    'members.request-erasure',
    'security.sign-in',
  ])
  expect(JSON.stringify(lines)).not.toContain(person.email)
})

test('an erasure request stops the renewal and erases at the end of the period', async () => {
  const person = await subscriber()
  const end = await paidUntil(person)
  if (!end) throw new Error('no period is running')
  const token = await tokenOf(app, person)
  expect((await ask(person.uid, token)).status).toBe(202)
  expect((await ask(person.uid, token)).status).toBe(202)
  await app.settle()
  await eraseDueAccounts(app.platform)
  const subscription = await app.call('GET', '/subscriptions', { token })
  expect(subscription.body.payload).toMatchObject({ status: 'cancelled', nextPaymentAmount: null })
  app.clock.set(new Date(end.getTime() - 1))
  await eraseDueAccounts(app.platform)
  expect(await exists(person)).toBe(true)
  app.clock.set(end)
  await eraseDueAccounts(app.platform)
  expect(await exists(person)).toBe(false)
})

test('an erasure request deletes the address itself once the last mail has expired', async () => {
  const person = await createUser(app)
  await ask(person.uid, await tokenOf(app, person))
  await eraseDueAccounts(app.platform)
  await app.settle()
  await forgetDueMails(app.platform.db, app.clock.now())
  expect(await app.mailsTo(person.email)).toHaveLength(1)
  app.clock.advance(7 * 86_400_000)
  await forgetDueMails(app.platform.db, app.clock.now())
  expect(await app.mailsTo(person.email)).toEqual([])
})

test('an erasure request lets another account use the address', async () => {
  const person = await createUser(app)
  await ask(person.uid, await tokenOf(app, person))
  await eraseDueAccounts(app.platform)
  const body = { uid: randomUUID(), identifier: person.email, password: goodPassword, formula: 'default' }
  expect((await app.call('POST', '/registrations/register', { body })).status).toBe(201)
})

test('support conversations are exported, and erased with the user', async () => {
  const person = await subscriber()
  const token = await tokenOf(app, person)
  await app.call('POST', `/users/${person.uid}/consents`, { token, body: { kind: 'coaching', version: '1' } })
  const body = { title: '[couple]: Dire non', message: 'Des mots à ne pas garder' }
  const opened = await app.call('POST', '/support/coaching/tickets', { token, body })
  expect(opened.status).toBe(201)
  const exported = await app.call('GET', `/users/${person.uid}/export`, { token })
  expect(exported.body.payload.support).toMatchObject([
    { uid: opened.body.payload.uid, type: 'coaching', messages: [{ content: 'Des mots à ne pas garder' }] },
  ])
  expect(exported.body.payload.coaching).toEqual([])
  const end = await paidUntil(person)
  if (!end) throw new Error('no period is running')
  await ask(person.uid, token)
  await app.settle()
  app.clock.set(end)
  await eraseDueAccounts(app.platform)
  expect(await exists(person)).toBe(false)
  const { db } = app.platform
  expect(await rowsOf(db, sql`select uid from support_tickets where owner_uid = ${person.uid}`)).toEqual([])
})

test('an erasure leaves the name nowhere and the address only in its mail', async () => {
  const person = await subscriber()
  const token = await tokenOf(app, person)
  const metadata = { profile: { name: 'Zénobie' }, favorites: [] }
  await app.call('PUT', `/users/${person.uid}/metadata`, { token, body: metadata })
  await signIn(app, person.email, { password: 'fausse-clef' })
  await ask(person.uid, token)
  await app.settle()
  app.clock.set((await paidUntil(person)) ?? app.clock.now())
  await eraseDueAccounts(app.platform)
  await app.settle()
  expect(await exists(person)).toBe(false)
  expect(await tablesContaining(app, person.email)).toEqual(['public.mails'])
  expect(await tablesContaining(app, 'Zénobie')).toEqual([])
})

test('a due erasure waits for the end of a period paid for meanwhile', async () => {
  const person = await subscriber()
  const end = await paidUntil(person)
  await requestErasure(app.platform.db, app.clock, person.uid, app.clock.now())
  await eraseDueAccounts(app.platform)
  expect((await findUser(app.platform.db, person.uid))?.erasureDueAt).toEqual(end)
})

test('a due erasure takes place at the earlier date if requested twice', async () => {
  const { db } = app.platform
  const person = await createUser(app)
  const now = app.clock.now()
  const later = new Date(now.getTime() + 60_000)
  await requestErasure(db, app.clock, person.uid, later)
  await requestErasure(db, app.clock, person.uid, new Date(later.getTime() + 60_000))
  expect((await findUser(db, person.uid))?.erasureDueAt).toEqual(later)
})

test('a due erasure happens once even if several processes look for it', async () => {
  const person = await createUser(app)
  await requestErasure(app.platform.db, app.clock, person.uid, app.clock.now())
  await Promise.all([eraseDueAccounts(app.platform), eraseDueAccounts(app.platform), eraseDueAccounts(app.platform)])
  await app.settle()
  expect(await app.mailsTo(person.email)).toHaveLength(1)
})
test.runIf(inject('engine') === 'postgres')(
  'a due erasure does not deadlock with a charge of the same member',
  async () => {
    const { db } = app.platform
    const { uid } = await subscriber()
    await requestErasure(db, app.clock, uid, app.clock.now())
    await db.execute(sql`update subscriptions set expiration_at = ${app.clock.now().toISOString()}
      where subscriber_uid = (select uid from subscribers where user_uid = ${uid})`)
    const [isLocked, mayChange] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const charge = db.transaction(async (db) => {
      await lockRunningSubscriptionOf(db, uid)
      isLocked.resolve()
      await mayChange.promise
      await revokeRole(db, app.clock, uid, 'vip')
    })
    await isLocked.promise
    const erasure = eraseDueAccounts(app.platform)
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await vi.waitUntil(async () => (await rowsOf(db, waiting)).length > 0)
    mayChange.resolve()
    await Promise.all([charge, erasure])
    expect(await findUser(db, uid)).toBeUndefined()
  },
)
