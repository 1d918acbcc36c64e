import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../platform/database/index.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, goodPassword, mailedToken, type Person, signIn, tokenOf } from '../fixtures/users.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const wrong = 'fausse-clef'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

interface Event {
  uid: string
  kind: string
  browser: string | null
  system: string | null
}

async function eventsOf(token: string, query = '?length=100'): Promise<Event[]> {
  const answer = await app.call('GET', `/security-events${query}`, { token })
  expect(answer.status).toBe(200)
  return answer.body.payload
}

const kindsOf = async (token: string) => (await eventsOf(token)).map(({ kind }) => kind)

async function resetFor(person: Person, password: string): Promise<void> {
  await app.call('POST', '/reset-password/request', { body: { identifier: person.email } })
  const body = { token: await mailedToken(app, person.email), password }
  await app.call('POST', '/reset-password/update', { body })
}

test('security events list sign-ins and failures with the browser and the system', async () => {
  const person = await createUser(app)
  const headers = { 'user-agent': firefox }
  const body = { identifier: person.email, password: wrong }
  await app.call('POST', '/auth_check', { body, headers })
  const signedIn = await app.call('POST', '/auth_check', { body: { ...body, password: goodPassword }, headers })
  const device = { browser: 'Firefox', system: 'Linux' }
  expect(await eventsOf(signedIn.body.payload.token)).toMatchObject([
    { kind: 'signIn', ...device },
    { kind: 'signInFailed', ...device },
  ])
})

test('security events list a lock-out once', async () => {
  const person = await createUser(app)
  const token = await tokenOf(app, person)
  for (let guess = 0; guess < 14; guess += 1) await signIn(app, person.email, { password: wrong })
  const kinds = await kindsOf(token)
  expect(kinds.filter((kind) => kind === 'lockedOut')).toHaveLength(1)
  expect(kinds.filter((kind) => kind === 'signInFailed')).toHaveLength(10)
})

test('security events list resets and changes of the password', async () => {
  const person = await createUser(app)
  await resetFor(person, 'une autre fleur de mai')
  const token = await tokenOf(app, person, { password: 'une autre fleur de mai' })
  const body = { oldPassword: 'une autre fleur de mai', newPassword: 'et encore une de juin' }
  await app.call('POST', `/users/${person.uid}/password`, { token, body })
  expect(await kindsOf(token)).toEqual(['passwordChanged', 'signIn', 'passwordReset', 'resetRequested'])
})

test('security events are paged and include only the user’s own', async () => {
  const [person, other] = [await createUser(app), await createUser(app)]
  await tokenOf(app, other)
  await tokenOf(app, person)
  await tokenOf(app, person)
  const token = await tokenOf(app, person)
  const first = await app.call('GET', '/security-events?length=2', { token })
  expect(first.body.page).toMatchObject({ hasNextPage: true })
  const rest = await eventsOf(token, `?length=2&cursor=${encodeURIComponent(first.body.page.endCursor)}`)
  const uids = [...first.body.payload, ...rest].map(({ uid }: Event) => uid)
  expect([rest.length, new Set(uids).size]).toEqual([1, 3])
})

test('security events cannot be read without a session', async () => {
  expect((await app.call('GET', '/security-events')).status).toBe(401)
})

test('a failed sign-in to an unknown address is audited without a target', async () => {
  const admin = await createUser(app, 'admin')
  const lines = async () => {
    const failed = sql`action = 'security.sign-in-failed' and target is null and actor is null`
    return (await rowsOf(app.platform.db, sql`select uid from audit_entries where ${failed}`)).length
  }
  const before = await lines()
  await signIn(app, `inconnue-${admin.uid}@exemple.fr`)
  expect((await lines()) - before).toBe(1)
})
