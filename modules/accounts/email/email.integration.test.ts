import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import {
  createUser,
  goodPassword,
  mailedToken,
  type Person,
  randomAddress,
  signIn,
  tokenClaimsOf,
  tokenOf,
} from '../fixtures/users.ts'
import { applyDueChangesSweep } from './apply-due-changes.ts'
import { createEmailLink } from './email-link.ts'
import { remindUnprovedSweep } from './remind-unproved.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const day = 86_400_000
const anEmail = () => `${randomUUID()}@exemple.fr`

async function register(identifier = anEmail()): Promise<Person & { token: string }> {
  const uid = randomUUID()
  const body = { uid, identifier, password: goodPassword, formula: 'default' }
  await app.call('POST', '/registrations/register', { body, headers: { 'x-forwarded-for': randomAddress() } })
  const person = { uid, email: identifier }
  return { ...person, token: await tokenOf(app, person) }
}

/** The tokens of the links mailed to that address, oldest first. */
async function linksTo(email: string): Promise<string[]> {
  await app.settle()
  const found = (await app.mailsTo(email)).map(
    ({ text }) => /confirm-email\?(?:stop=1&)?token=([\w-]+)/.exec(text)?.[1],
  )
  return found.filter((token) => token !== undefined)
}

const lastLinkTo = async (email: string) => (await linksTo(email)).at(-1) ?? ''
const confirm = (token: string) => app.call('POST', '/email-links/confirm', { body: { token } })
const isValid = async (token: string) =>
  (await app.call('POST', '/email-links/check', { body: { token } })).body.payload.isValid
const own = async ({ uid, token }: { uid: string; token: string }) =>
  (await app.call('GET', `/users/${uid}/email`, { token })).body.payload

describe('after registration', () => {
  test('the link in the welcome mail verifies the address once', async () => {
    const person = await register()
    expect(await own(person)).toEqual({ email: person.email, proved: false, change: null })
    const link = await lastLinkTo(person.email)
    expect([await isValid(link), await isValid(link)]).toEqual([true, true])
    expect((await confirm(link)).body).toEqual({ payload: { state: 'proved' } })
    expect([await isValid(link), await isValid('unknown')]).toEqual([false, false])
    expect(await own(person)).toMatchObject({ proved: true })
    const again = await confirm(link)
    expect([again.status, again.body.violations[0].property]).toEqual([400, 'token'])
  })

  test('a user with an unverified address can read their account', async () => {
    const person = await register()
    expect((await app.call('GET', `/users/${person.uid}`, { token: person.token })).status).toBe(200)
  })

  test('a link older than a week is refused and can be replaced by a new one', async () => {
    const person = await register()
    const link = await lastLinkTo(person.email)
    app.clock.advance(7 * day)
    expect((await confirm(link)).status).toBe(400)
    const token = await tokenOf(app, person)
    expect((await app.call('POST', `/users/${person.uid}/email/proof`, { token })).status).toBe(202)
    expect((await confirm(await lastLinkTo(person.email))).status).toBe(200)
  })

  test('setting a password by a mailed link verifies the address too', async () => {
    const person = await register()
    await app.call('POST', '/reset-password/request', { body: { identifier: person.email } })
    const body = { token: await mailedToken(app, person.email), password: 'une autre fleur de mai' }
    await app.call('POST', '/reset-password/update', { body })
    const token = await tokenOf(app, person, { password: body.password })
    expect(await own({ ...person, token })).toMatchObject({ proved: true })
  })

  test('a user can request four links a day but gets none once verified', async () => {
    const { uid, token, email } = await register()
    const ask = () => app.call('POST', `/users/${uid}/email/proof`, { token })
    const statuses: number[] = []
    for (let times = 0; times < 6; times += 1) statuses.push((await ask()).status)
    expect(statuses).toEqual([202, 202, 202, 202, 429, 429])
    await confirm(await lastLinkTo(email))
    const before = (await linksTo(email)).length
    expect((await ask()).status).toBe(202)
    expect(await linksTo(email)).toHaveLength(before)
  })
})

describe('reminders', () => {
  const remind = () => remindUnprovedSweep.handle(app.platform)

  test('reminders are mailed after three and after ten days, then no more', async () => {
    const { email } = await register()
    const counts: number[] = []
    for (const days of [2, 1, 1, 6, 30]) {
      app.clock.advance(days * day)
      await remind()
      await remind()
      counts.push((await linksTo(email)).length)
    }
    expect(counts).toEqual([1, 2, 2, 3, 3])
  })

  test('reminders are not mailed once the address is verified', async () => {
    const { email } = await register()
    await confirm(await lastLinkTo(email))
    app.clock.advance(20 * day)
    await remind()
    expect(await linksTo(email)).toHaveLength(1)
  })
})

describe('tickets of the address', () => {
  const open = (email: string) =>
    app.call('POST', '/support/contact/tickets', {
      body: { title: '[other]: Une question', message: 'Bonjour', email, name: 'Zoé' },
      headers: { 'x-forwarded-for': randomAddress() },
    })
  const exported = async ({ uid, email }: Person) => {
    const token = await tokenOf(app, { uid, email })
    const answer = await app.call('GET', `/users/${uid}/export`, { token })
    return JSON.stringify(answer.body)
  }

  test('the tickets of a verified address belong to the member, even earlier ones', async () => {
    const email = anEmail()
    const first = (await open(email)).body.payload.uid
    const person = await register(email)
    expect(await exported(person)).not.toContain(first)
    await confirm(await lastLinkTo(email))
    expect(await exported(person)).toContain(first)
    const second = (await open(email)).body.payload.uid
    expect(await exported(person)).toContain(second)
  })
})

describe('changing the address', () => {
  let person: Person & { token: string }
  let next: string
  const change = (body: object) =>
    app.call('POST', `/users/${person.uid}/email`, { token: person.token, body: { email: next, ...body } })
  const pass = async (time: number) => {
    app.clock.advance(time)
    await applyDueChangesSweep.handle(app.platform)
  }
  beforeEach(async () => {
    person = await register()
    next = anEmail()
  })

  test('a change of address waits for both addresses if the current one is verified', async () => {
    await confirm(await lastLinkTo(person.email))
    expect((await change({ password: goodPassword })).status).toBe(202)
    expect((await confirm(await lastLinkTo(next))).body.payload).toEqual({ state: 'waiting' })
    expect(await own(person)).toMatchObject({
      email: person.email,
      change: { email: next, currentConfirmed: false, nextConfirmed: true },
    })
    expect((await confirm(await lastLinkTo(person.email))).body.payload).toEqual({ state: 'changed' })
    expect(await own(person)).toEqual({ email: next, proved: true, change: null })
    expect([(await signIn(app, next)).status, (await signIn(app, person.email)).status]).toEqual([200, 401])
  })

  test('an unverified address is replaced a day after the new one is confirmed', async () => {
    await change({ password: goodPassword })
    expect((await confirm(await lastLinkTo(next))).body.payload).toEqual({ state: 'delayed' })
    expect(await own(person)).toMatchObject({ email: person.email, change: { delayed: true, nextConfirmed: true } })
    await pass(day - 1000)
    expect((await signIn(app, next)).status).toBe(401)
    await pass(1000)
    expect((await signIn(app, next)).status).toBe(200)
    expect((await app.mailsTo(person.email)).at(-1)?.text).toContain('ne s’y est pas opposée')
  })

  test('an unverified current address is mailed a link that stops the change', async () => {
    await change({ password: goodPassword })
    await confirm(await lastLinkTo(next))
    const mailed = (await app.mailsTo(person.email)).find(({ kind }) => kind === 'accounts.change-email-stop')
    expect(mailed?.text).toMatch(/confirm-email\?stop=1&token=/)
    expect((await confirm(await lastLinkTo(person.email))).body.payload).toEqual({ state: 'stopped' })
    await pass(day)
    expect((await signIn(app, person.email)).status).toBe(200)
    expect((await signIn(app, next)).status).toBe(401)
  })

  test('a change of address never takes place without confirmation by the new address', async () => {
    await change({ password: goodPassword })
    await pass(day)
    expect((await signIn(app, person.email)).status).toBe(200)
  })

  test('a change of address is mailed to both and listed in the security events', async () => {
    await confirm(await lastLinkTo(person.email))
    await change({ password: goodPassword })
    await confirm(await lastLinkTo(next))
    await confirm(await lastLinkTo(person.email))
    await app.settle()
    for (const to of [person.email, next]) {
      expect((await app.mailsTo(to)).map(({ kind }) => kind)).toContain('accounts.email-changed')
    }
    const answer = await app.call('GET', '/security-events?length=1', { token: person.token })
    expect(answer.body.payload[0].kind).toBe('emailChanged')
    expect(tokenClaimsOf(String(answer.headers['x-next-token'])).identifier).toBe(next)
  })

  test.each([
    ['a wrong password', { password: 'fausse-clef' }, 400, 'password', 'invalid'],
    ['no address', { email: 'personne', password: goodPassword }, 400, 'email', 'invalid'],
  ])('a change of address with %s is refused', async (_what, body, status, property, type) => {
    const answer = await change(body)
    expect([answer.status, answer.body.violations[0]]).toMatchObject([status, { property, type }])
    expect(await own(person)).toMatchObject({ change: null })
  })

  test('a change to a taken address returns 409, or 400 if it was taken meanwhile', async () => {
    const other = await createUser(app)
    const taken = await change({ email: other.email, password: goodPassword })
    expect([taken.status, taken.body.violations[0]]).toMatchObject([409, { property: 'email', type: 'duplicate' }])
    await change({ password: goodPassword })
    const link = await lastLinkTo(next)
    await register(next)
    expect((await confirm(link)).status).toBe(400)
    expect(await own(person)).toMatchObject({ email: person.email })
  })

  test('a change of address replaces a former change, whose link becomes invalid', async () => {
    await change({ password: goodPassword })
    const former = await lastLinkTo(next)
    const other = anEmail()
    await change({ email: other, password: goodPassword })
    expect((await confirm(former)).status).toBe(400)
    expect((await confirm(await lastLinkTo(other))).body.payload).toEqual({ state: 'delayed' })
  })

  test('a change of address never takes a link of another address for a confirmation', async () => {
    await change({ password: goodPassword })
    // The second of two requests made at once, which did not see the first one’s link.
    const asked = { userUid: person.uid, email: anEmail(), purpose: 'next' as const }
    const href = await createEmailLink(app.platform, app.platform.db, asked)
    expect((await confirm(new URL(href).searchParams.get('token') ?? '')).status).toBe(400)
    expect(await own(person)).toMatchObject({ change: { email: next, nextConfirmed: false } })
  })

  test('a change of address voids the links and codes that the former address received', async () => {
    await confirm(await lastLinkTo(person.email))
    const asked = await app.call('POST', '/session/code', { body: { identifier: person.email } })
    const cookie = String(asked.headers['set-cookie']).split(';', 1)[0] ?? ''
    await app.settle()
    const code = /^\d{6}$/m.exec((await app.mailsTo(person.email)).at(-1)?.text ?? '')?.[0]
    await app.call('POST', '/reset-password/request', { body: { identifier: person.email } })
    const token = await mailedToken(app, person.email)
    await change({ password: goodPassword })
    await confirm(await lastLinkTo(next))
    expect((await confirm(await lastLinkTo(person.email))).body.payload).toEqual({ state: 'changed' })
    const reset = await app.call('POST', '/reset-password/update', { body: { token, password: 'une fleur de mai' } })
    const verify = { body: { identifier: next, code }, headers: { cookie } }
    expect([reset.status, (await app.call('POST', '/session/code/verify', verify)).status]).toEqual([400, 401])
    expect((await signIn(app, next)).status).toBe(200)
  })

  test('a change confirmed twice at once gives the address to one account', async () => {
    const other = await register()
    for (const { email } of [person, other]) await confirm(await lastLinkTo(email))
    const twice = await Promise.all([change({ password: goodPassword }), change({ password: goodPassword })])
    expect(twice.map(({ status }) => status)).toEqual([202, 202])
    await app.call('POST', `/users/${other.uid}/email`, {
      token: other.token,
      body: { email: next, password: goodPassword },
    })
    for (const { email } of [person, other]) await confirm(await lastLinkTo(email))
    const links = await linksTo(next)
    const answers = await Promise.all(links.slice(-2).map(confirm))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('a change of address expires after a day', async () => {
    await change({ password: goodPassword })
    app.clock.advance(day)
    expect((await confirm(await lastLinkTo(next))).status).toBe(400)
    person.token = await tokenOf(app, person)
    expect(await own(person)).toMatchObject({ change: null })
  })
})
