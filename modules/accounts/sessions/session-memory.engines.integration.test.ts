import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, isSignedIn, type Person, tokenOf } from '../fixtures/users.ts'
import { closeSessions, findKnownReader, giveConsent, grantRole, revokeRole, suspendUser } from '../index.ts'

let app: TestApp
let other: TestApp
let person: Person
let token: string
beforeAll(async () => {
  app = await createTestApp()
  other = await createTestApp({ beside: app, workers: false })
})
afterAll(async () => {
  await other.close()
  await app.close()
})
beforeEach(async () => {
  person = await createUser(app, 'user')
  token = await tokenOf(app, person)
})

const isKnownIn = ({ platform }: TestApp) => findKnownReader(platform, token) !== undefined

async function read(where: TestApp): Promise<boolean> {
  const answered = await isSignedIn(where, person, token)
  expect(isKnownIn(where)).toBe(answered)
  return answered
}

const write = (query: ReturnType<typeof sql>) => () => app.platform.db.execute(query)

describe('the session cache', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a sign-out', () => app.call('DELETE', '/session', { token })],
    ['the end of all sessions', () => closeSessions(app.platform.db, person.uid)],
    ['a suspension', () => suspendUser(app.platform.db, app.clock, person.uid)],
    ['a granted role', () => grantRole(app.platform.db, app.clock, person.uid, 'vip')],
    ['a revoked role', () => revokeRole(app.platform.db, app.clock, person.uid, 'user')],
    ['changed metadata', () => app.call('PUT', `/users/${person.uid}/metadata`, { token, body: { a: 1 } })],
    [
      'a changed time zone',
      () => app.call('PUT', `/users/${person.uid}/time-zone`, { token, body: { timeZone: 'Indian/Reunion' } }),
    ],
    ['a changed address', () => write(sql`update users set email = ${`x${person.email}`} where uid = ${person.uid}`)()],
    ['a consent', () => giveConsent(app.platform.db, app.clock, person.uid, { kind: 'coaching', version: '1' })],
    ['a deleted account', () => write(sql`delete from users where uid = ${person.uid}`)()],
    [
      'a transaction of several changes commits',
      () => app.platform.db.transaction((db) => suspendUser(db as never, app.clock, person.uid)),
    ],
  ])('%s: the session is evicted here at once, elsewhere on notification', async (_what, change) => {
    expect([await read(app), await read(other)]).toEqual([true, true])
    await change()
    expect(isKnownIn(app)).toBe(false)
    await expect.poll(() => isKnownIn(other), { interval: 1 }).toBe(false)
  })

  test('a suspended user is refused in both processes', async () => {
    await read(other)
    await suspendUser(app.platform.db, app.clock, person.uid)
    await expect.poll(() => isKnownIn(other), { interval: 1 }).toBe(false)
    expect([await isSignedIn(app, person, token), await isSignedIn(other, person, token)]).toEqual([false, false])
  })

  test('a change of the name or the last visit does not invalidate the session', async () => {
    await read(app)
    await app.platform.db.execute(sql`update users set last_seen_at = now(), name = 'Ada' where uid = ${person.uid}`)
    expect(isKnownIn(app)).toBe(true)
  })

  test.runIf(inject('engine') === 'postgres')('a process without its listening connection caches nothing', async () => {
    await read(other)
    await app.platform.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'eclore listening' and datname = current_database()`,
    )
    await expect.poll(() => isKnownIn(other), { interval: 1 }).toBe(false)
    expect(await isSignedIn(other, person, token)).toBe(true)
    await closeSessions(app.platform.db, person.uid)
    expect(await isSignedIn(other, person, token)).toBe(false)
    token = await tokenOf(app, person)
    await expect.poll(async () => (await isSignedIn(other, person, token)) && isKnownIn(other)).toBe(true)
  })
})
