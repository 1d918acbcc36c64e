import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../platform/database/index.ts'
import { forgetDueMails } from '../../platform/mailer/index.ts'
import { createTestHouse, type TestHouse } from '../../tests/fixtures/house.ts'
import { goodPassword, isSignedIn, type Person, signIn, somebody, tokenOf } from '../accounts/accounts.fixture.ts'
import { createAccount, findUser, requestErasure } from '../accounts/index.ts'
import { hasRunningPeriod, startDemoSubscription } from '../subscriptions/index.ts'
import { eraseDue } from './erase-due.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse()
})
afterAll(() => house.close())

const ask = (uid: string, token: string, body: unknown = { password: goodPassword }) =>
  house.call('DELETE', `/users/${uid}`, { token, body })
const exists = async (person: Person) => (await findUser(house.platform.db, person.uid)) !== undefined
const paidUntil = (person: Person) => hasRunningPeriod(house.platform.db, house.clock, person.uid)

async function subscriber(): Promise<Person> {
  const person = await somebody(house)
  await startDemoSubscription(house.platform, house.platform.db, person.uid)
  await house.settle()
  return person
}

/** Looks through every table of the house, the job queue's too. */
async function tablesThatHold(text: string): Promise<string[]> {
  const { db } = house.platform
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_schema || '.' || table_name as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by name`,
  )
  const holding: string[] = []
  for (const { name } of tables) {
    const whole = sql.raw(name)
    const found = await rowsOf(db, sql`select 1 from ${whole} as t where t::text like ${`%${text}%`} limit 1`)
    if (found.length > 0) holding.push(name)
  }
  return holding
}

describe('the export', () => {
  test('holds all that is kept about her, by module', async () => {
    const person = await subscriber()
    const token = await tokenOf(house, person)
    await house.call('POST', `/users/${person.uid}/consents`, { token, body: { kind: 'coaching', version: '1' } })
    await house.call('PUT', `/users/${person.uid}/metadata`, {
      token,
      body: { profile: { name: 'Zoé' }, favorites: [1] },
    })
    const answer = await house.call('GET', `/users/${person.uid}/export`, { token })
    expect(answer.status).toBe(200)
    expect(answer.body.payload).toMatchObject({
      date: house.clock.now().toISOString(),
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

  test('holds no secret', async () => {
    const person = await somebody(house)
    const { body } = await house.call('GET', `/users/${person.uid}/export`, { token: await tokenOf(house, person) })
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|secret/i)
  })

  test('opens nothing: neither the links mailed to her, nor what the help desk wrote to that address', async () => {
    const email = `${randomUUID()}@exemple.fr`
    const ticket = { title: '[compte]: Bonjour', message: 'Une question à part', name: 'Anaïs', email }
    expect((await house.call('POST', '/support/contact/tickets', { body: ticket })).status).toBe(201)
    const { uid } = await createAccount(house.platform, house.platform.db, { email, password: goodPassword, roles: [] })
    await house.call('POST', '/reset-password/request', { body: { identifier: email } })
    await house.settle()
    expect(await house.mailsTo(email)).toHaveLength(2)
    const token = await tokenOf(house, { uid, email })
    const { body } = await house.call('GET', `/users/${uid}/export`, { token })
    expect(body.payload.mails).toMatchObject([{ kind: 'accounts.reset-password' }])
    expect(JSON.stringify(body)).toContain('reset-password?token=…')
    expect(JSON.stringify(body)).not.toContain('Une question à part')
    expect(JSON.stringify(body)).not.toMatch(/[?&]t(oken)?=[^…]/)
  })

  test('is oneself’s alone: 403 for another, existing or not; 401 signed out', async () => {
    const token = await tokenOf(house, await somebody(house))
    const other = await somebody(house)
    for (const uid of [other.uid, randomUUID()]) {
      expect((await house.call('GET', `/users/${uid}/export`, { token })).status).toBe(403)
    }
    expect((await house.call('GET', `/users/${other.uid}/export`)).status).toBe(401)
  })
})

describe('asking to be erased', () => {
  test('needs the password', async () => {
    const person = await somebody(house)
    const token = await tokenOf(house, person)
    const wrong = await ask(person.uid, token, { password: 'fausse-clef' })
    expect(wrong.status).toBe(400)
    expect(wrong.body.violations).toMatchObject([{ property: 'password', type: 'invalid' }])
    const missing = await ask(person.uid, token, {})
    expect(missing.body.violations).toMatchObject([{ property: 'password', type: 'missing' }])
    await eraseDue(house.platform)
    expect(await exists(person)).toBe(true)
  })

  test('is for oneself', async () => {
    const token = await tokenOf(house, await somebody(house))
    const other = await somebody(house)
    expect((await ask(other.uid, token)).status).toBe(403)
    expect((await ask(randomUUID(), token)).status).toBe(403)
    expect((await house.call('DELETE', `/users/${other.uid}`, { body: { password: goodPassword } })).status).toBe(401)
  })

  test('without a paid period is done at the next turn, and a mail says so', async () => {
    const person = await somebody(house)
    const token = await tokenOf(house, person)
    const answer = await ask(person.uid, token)
    expect([answer.status, answer.body]).toEqual([202, ''])
    await eraseDue(house.platform)
    expect(await exists(person)).toBe(false)
    expect(await isSignedIn(house, person, token)).toBe(false)
    expect((await signIn(house, person.email)).status).toBe(401)
    await house.settle()
    expect((await house.mailsTo(person.email)).map((mail) => mail.subject)).toEqual(['Votre compte est effacé'])
  })

  test('leaves a line in the audit that names nobody', async () => {
    const person = await somebody(house)
    await ask(person.uid, await tokenOf(house, person))
    await eraseDue(house.platform)
    const lines = await rowsOf(house.platform.db, sql`select * from audit_entries where target = ${person.uid}`)
    expect(lines.map((line) => line.action).sort()).toEqual(['members.erase', 'members.request-erasure'])
    expect(JSON.stringify(lines)).not.toContain(person.email)
  })

  test('while a paid period is running stops its renewal; she keeps access to its end, then she is erased', async () => {
    const person = await subscriber()
    const end = await paidUntil(person)
    if (!end) throw new Error('no period is running')
    const token = await tokenOf(house, person)
    expect((await ask(person.uid, token)).status).toBe(202)
    expect((await ask(person.uid, token)).status).toBe(202)
    await house.settle()
    await eraseDue(house.platform)
    const subscription = await house.call('GET', '/subscriptions', { token })
    expect(subscription.body.payload).toMatchObject({ status: 'cancelled', nextPaymentAmount: null })
    house.clock.set(new Date(end.getTime() - 1))
    await eraseDue(house.platform)
    expect(await exists(person)).toBe(true)
    house.clock.set(end)
    await eraseDue(house.platform)
    expect(await exists(person)).toBe(false)
  })

  test('forgets the address itself once the last mail is out of date', async () => {
    const person = await somebody(house)
    await ask(person.uid, await tokenOf(house, person))
    await eraseDue(house.platform)
    await house.settle()
    await forgetDueMails(house.platform.db, house.clock.now())
    expect(await house.mailsTo(person.email)).toHaveLength(1)
    house.clock.advance(7 * 86_400_000)
    await forgetDueMails(house.platform.db, house.clock.now())
    expect(await house.mailsTo(person.email)).toEqual([])
  })

  test('leaves her address free for another account', async () => {
    const person = await somebody(house)
    await ask(person.uid, await tokenOf(house, person))
    await eraseDue(house.platform)
    const body = { uid: randomUUID(), identifier: person.email, password: goodPassword, formula: 'default' }
    expect((await house.call('POST', '/registrations/register', { body })).status).toBe(201)
  })
})

describe('her conversations', () => {
  test('are in the export, and go with her', async () => {
    const person = await subscriber()
    const token = await tokenOf(house, person)
    await house.call('POST', `/users/${person.uid}/consents`, { token, body: { kind: 'coaching', version: '1' } })
    const body = { title: '[couple]: Dire non', message: 'Des mots à ne pas garder' }
    const opened = await house.call('POST', '/support/coaching/tickets', { token, body })
    expect(opened.status).toBe(201)
    const exported = await house.call('GET', `/users/${person.uid}/export`, { token })
    expect(exported.body.payload.support).toMatchObject([
      { uid: opened.body.payload.uid, type: 'coaching', messages: [{ content: 'Des mots à ne pas garder' }] },
    ])
    expect(exported.body.payload.coaching).toEqual([])
    const end = await paidUntil(person)
    if (!end) throw new Error('no period is running')
    await ask(person.uid, token)
    await house.settle()
    house.clock.set(end)
    await eraseDue(house.platform)
    expect(await exists(person)).toBe(false)
    const { db } = house.platform
    expect(await rowsOf(db, sql`select uid from support_tickets where owner_uid = ${person.uid}`)).toEqual([])
  })
})

describe('erasing', () => {
  test('leaves her address and her name in no table, but in the mail that says so', async () => {
    const person = await subscriber()
    const token = await tokenOf(house, person)
    const metadata = { profile: { name: 'Zénobie' }, favorites: [] }
    await house.call('PUT', `/users/${person.uid}/metadata`, { token, body: metadata })
    await signIn(house, person.email, { password: 'fausse-clef' })
    await ask(person.uid, token)
    await house.settle()
    house.clock.set((await paidUntil(person)) ?? house.clock.now())
    await eraseDue(house.platform)
    await house.settle()
    expect(await exists(person)).toBe(false)
    expect(await tablesThatHold(person.email)).toEqual(['public.mails'])
    expect(await tablesThatHold('Zénobie')).toEqual([])
  })
})

describe('an erasure that is due', () => {
  test('waits for the end of a period that was paid for in the meantime', async () => {
    const person = await subscriber()
    const end = await paidUntil(person)
    await requestErasure(house.platform.db, house.clock, person.uid, house.clock.now())
    await eraseDue(house.platform)
    expect((await findUser(house.platform.db, person.uid))?.erasureDueAt).toEqual(end)
  })

  test('asked for twice takes place at the earlier moment', async () => {
    const { db } = house.platform
    const person = await somebody(house)
    const now = house.clock.now()
    const later = new Date(now.getTime() + 60_000)
    await requestErasure(db, house.clock, person.uid, later)
    await requestErasure(db, house.clock, person.uid, new Date(later.getTime() + 60_000))
    expect((await findUser(db, person.uid))?.erasureDueAt).toEqual(later)
  })

  test('is done once, though every process looks for it', async () => {
    const person = await somebody(house)
    await requestErasure(house.platform.db, house.clock, person.uid, house.clock.now())
    await Promise.all([eraseDue(house.platform), eraseDue(house.platform), eraseDue(house.platform)])
    await house.settle()
    expect(await house.mailsTo(person.email)).toHaveLength(1)
  })
})
