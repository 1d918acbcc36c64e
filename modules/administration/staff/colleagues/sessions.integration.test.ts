import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  auditOf,
  createStaffApp,
  createUser,
  type Person,
  violationsOf,
} from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp()
  admin = await createUser(app, ['admin'], 'Ada')
})
afterAll(() => app.close())

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

async function signInAgain({ email }: Person, userAgent: string): Promise<string> {
  const body = { identifier: email, password: 'petite-fleur-rose' }
  const answer = await app.call('POST', '/auth_check', { body, headers: { 'user-agent': userAgent } })
  return answer.body.payload.token
}

const sessionsOf = async ({ uid }: Person) => (await admin.get(`/staff/staff/${uid}/sessions`)).body.payload
const press = (act: string, { uid }: Person, body?: unknown) => admin.post(`/staff/staff/${uid}/${act}`, body)
const isOpen = async ({ uid }: Person, token: string) =>
  (await app.call('GET', `/users/${uid}`, { token })).status === 200

async function enrol({ token }: Person): Promise<void> {
  const { secret } = (await app.call('POST', '/session/second-factor', { token })).body.payload
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() })
  await app.call('PUT', '/session/second-factor', { token, body: { otp } })
}

test('a colleague’s sessions are listed without addresses, the last used first', async () => {
  const colleague = await createUser(app, ['coach'])
  app.clock.advance(60_000)
  await signInAgain(colleague, chrome)
  expect(await sessionsOf(colleague)).toEqual(
    [
      { browser: 'Chrome', system: 'Linux' },
      { browser: null, system: null },
    ].map((device) => ({
      ...device,
      sid: expect.any(String),
      openedDateTime: expect.stringMatching(/Z$/),
      lastSeenDateTime: expect.stringMatching(/Z$/),
      secondFactor: false,
      current: false,
    })),
  )
})

test('a colleague’s sessions can be closed one at a time', async () => {
  const colleague = await createUser(app, ['coach'])
  app.clock.advance(60_000)
  const later = await signInAgain(colleague, chrome)
  const [{ sid }] = await sessionsOf(colleague)
  expect((await press('close-session', colleague, { sid })).status).toBe(200)
  expect([await isOpen(colleague, later), await isOpen(colleague, colleague.token)]).toEqual([false, true])
  expect((await press('close-session', colleague, { sid })).status).toBe(404)
  expect(await auditOf(admin, colleague.uid)).toEqual([['staff.close-sessions', { closed: 1 }]])
})

test('a colleague’s sessions cannot be closed under another colleague’s uid', async () => {
  const [one, two] = [await createUser(app, ['coach']), await createUser(app, ['coach'])]
  const [{ sid }] = await sessionsOf(two)
  expect((await press('close-session', one, { sid })).status).toBe(404)
  expect(await isOpen(two, two.token)).toBe(true)
})

test('a colleague’s sessions can be closed all at once with a reason', async () => {
  const colleague = await createUser(app, ['support'])
  await signInAgain(colleague, chrome)
  expect((await press('close-sessions', colleague, { reason: 'téléphone volé' })).status).toBe(200)
  expect([await sessionsOf(colleague), await isOpen(colleague, colleague.token)]).toEqual([[], false])
  const line = ['staff.close-sessions', { closed: 2, reason: 'téléphone volé' }]
  expect(await auditOf(admin, colleague.uid)).toEqual([line])
})

test('an admin can close their own sessions, except the current one', async () => {
  await signInAgain(admin, chrome)
  const current = (await sessionsOf(admin)).find((one: { current: boolean }) => one.current)
  expect(violationsOf(await press('close-session', admin, { sid: current.sid }))).toEqual([409, ['sid', 'invalid']])
  expect((await press('close-sessions', admin)).status).toBe(200)
  expect(await sessionsOf(admin)).toEqual([{ ...current, lastSeenDateTime: expect.any(String) }])
})

test('a member’s sessions cannot be read or closed by an admin', async () => {
  const member = await createUser(app, ['user'])
  expect((await admin.get(`/staff/staff/${member.uid}/sessions`)).status).toBe(404)
  expect((await press('close-sessions', member)).status).toBe(404)
  expect((await press('reset-second-factor', member, { reason: 'perdu' })).status).toBe(404)
  expect(await isOpen(member, member.token)).toBe(true)
})

describe('a lost second factor', () => {
  const removalMails = async ({ email }: Person) =>
    (await app.mailsTo(email)).filter(({ subject }) => subject === 'Votre second facteur a été retiré')

  const read = async ({ uid }: Person) => (await admin.get(`/staff/staff/${uid}`)).body.payload

  test('removing a lost second factor with a reason signs its owner out and mails them', async () => {
    const colleague = await createUser(app, ['coach'], 'Léa')
    await enrol(colleague)
    expect(await read(colleague)).toMatchObject({ secondFactor: true })
    const answer = await press('reset-second-factor', colleague, { reason: 'téléphone perdu' })
    expect(answer.body.payload).toMatchObject({ uid: colleague.uid, secondFactor: false })
    expect(await isOpen(colleague, colleague.token)).toBe(false)
    await app.settle()
    expect((await removalMails(colleague)).map(({ text }) => text)).toEqual([
      expect.stringContaining('téléphone perdu'),
    ])
    const lines = (await admin.get(`/staff/audit?filter[target]=${colleague.uid}`)).body.payload
    expect(lines.find(({ action }: { action: string }) => action === 'staff.remove-second-factor')).toMatchObject({
      by: { uid: admin.uid },
      details: { reason: 'téléphone perdu' },
    })
    const token = await signInAgain(colleague, chrome)
    expect(await isOpen(colleague, token)).toBe(true)
  })

  test('a lost second factor can be removed only with a reason and only if it exists', async () => {
    const colleague = await createUser(app, ['coach'])
    expect((await press('reset-second-factor', colleague, {})).status).toBe(400)
    const answer = await press('reset-second-factor', colleague, { reason: 'perdu' })
    expect(violationsOf(answer)).toEqual([409, ['uid', 'invalid']])
    expect(await isOpen(colleague, colleague.token)).toBe(true)
  })

  test('a lost second factor of the admin cannot be removed by that admin', async () => {
    await enrol(admin)
    const answer = await press('reset-second-factor', admin, { reason: 'perdu' })
    expect(violationsOf(answer)).toEqual([409, ['uid', 'invalid']])
    expect(await read(admin)).toMatchObject({ secondFactor: true })
  })

  test('a lost second factor is removed once when requested twice with one key', async () => {
    const colleague = await createUser(app, ['coach'])
    await enrol(colleague)
    const key = { 'idempotency-key': randomUUID() }
    const path = `/staff/staff/${colleague.uid}/reset-second-factor`
    const [first, second] = [
      await admin.post(path, { reason: 'perdu' }, key),
      await admin.post(path, { reason: 'perdu' }, key),
    ]
    expect(second.body).toEqual(first.body)
    await app.settle()
    expect(await removalMails(colleague)).toHaveLength(1)
  })
})
