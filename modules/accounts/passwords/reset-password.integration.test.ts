import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, goodPassword, isSignedIn, mailedToken, randomAddress, signIn, tokenOf } from '../fixtures/users.ts'
import { passwordLinks } from '../tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://eclore.exemple.fr' } })
})
afterAll(() => app.close())

const newPassword = 'nouvelle-fleur'
const ask = (identifier: unknown) => app.call('POST', '/reset-password/request', { body: { identifier } })
const update = (token: string, password = newPassword) =>
  app.call('POST', '/reset-password/update', { body: { token, password } })

async function linkFor(email: string): Promise<string> {
  await ask(email)
  return mailedToken(app, email)
}

test('a reset request accepts every address alike but mails a link only to accounts', async () => {
  const { email } = await createUser(app)
  const stranger = `${randomUUID()}@exemple.fr`
  const answers = [await ask(email.toUpperCase()), await ask(stranger)]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [202, ''],
    [202, ''],
  ])
  await app.settle()
  expect(await app.mailsTo(stranger)).toEqual([])
  const [mail] = await app.mailsTo(email)
  expect(mail?.text).toMatch(/https:\/\/eclore\.exemple\.fr\/reset-password\?token=[\w-]{43}\b/)
})

test('a reset request with an invalid address returns 400', async () => {
  expect((await ask('personne')).status).toBe(400)
  expect((await ask(undefined)).body.violations).toMatchObject([{ property: 'identifier', type: 'missing' }])
})

test('a reset request is limited by the client’s address, whatever accounts it names', async () => {
  const address = randomAddress()
  const from = (address: string) =>
    app.call('POST', '/reset-password/request', {
      body: { identifier: `${randomUUID()}@exemple.fr` },
      headers: { 'x-forwarded-for': address },
    })
  const answers = await Promise.all(Array.from({ length: 52 }, () => from(address)))
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(50)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from(randomAddress())).status).toBe(202)
})

test('a reset request repeated many times sends four mails at most', async () => {
  const { email } = await createUser(app)
  for (let i = 0; i < 14; i += 1) {
    expect((await ask(email)).status).toBe(202)
    await app.settle()
  }
  expect(await app.mailsTo(email)).toHaveLength(4)
})

test('a reset link ends a requested change of address', async () => {
  const { uid, email } = await createUser(app)
  const own = async (password: string) => ({ token: await tokenOf(app, { uid, email }, { password }) })
  const body = { email: `${randomUUID()}@exemple.fr`, password: goodPassword }
  const asked = await app.call('POST', `/users/${uid}/email`, { ...(await own(goodPassword)), body })
  expect([asked.status, (await update(await linkFor(email))).status]).toEqual([202, 200])
  const now = await app.call('GET', `/users/${uid}/email`, await own(newPassword))
  expect(now.body.payload).toMatchObject({ email, change: null })
})

test.each(['azertyui', 'Motdepasse1!'])(
  'a reset link refuses the weak password %s and accepts a better one',
  async (weak) => {
    const { email } = await createUser(app)
    const token = await linkFor(email)
    const refused = await update(token, weak)
    expect([refused.status, refused.body.violations[0]]).toMatchObject([400, { property: 'password', type: 'invalid' }])
    expect((await update(token)).status).toBe(200)
  },
)

test('a reset link sets the password, ends every session and mails the owner', async () => {
  const person = await createUser(app)
  const tokens = [await tokenOf(app, person), await tokenOf(app, person)]
  const answer = await update(await linkFor(person.email))
  expect([answer.status, answer.body]).toEqual([200, { payload: { uid: person.uid, identifier: person.email } }])
  for (const token of tokens) expect(await isSignedIn(app, person, token)).toBe(false)
  expect((await signIn(app, person.email)).status).toBe(401)
  expect((await signIn(app, person.email, { password: newPassword })).status).toBe(200)
  await app.settle()
  expect((await app.mailsTo(person.email)).at(-1)?.subject).toBe('Votre mot de passe a changé')
})

test('a reset link works once, even when sent twice at once', async () => {
  const { email } = await createUser(app)
  const token = await linkFor(email)
  const answers = await Promise.all([update(token), update(token, 'encore-une-autre')])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
  const again = await update(token)
  expect(again.status).toBe(400)
  expect(again.body.violations).toMatchObject([{ property: 'token', type: 'invalid' }])
})

test('a reset link can be checked for validity without being spent', async () => {
  const { email } = await createUser(app)
  const token = await linkFor(email)
  const isValid = async (asked: string) =>
    (await app.call('POST', '/reset-password/check', { body: { token: asked } })).body.payload.isValid
  expect([await isValid(token), await isValid(token), await isValid('never-mailed')]).toEqual([true, true, false])
  expect((await update(token)).status).toBe(200)
  expect(await isValid(token)).toBe(false)
  const late = await linkFor(email)
  app.clock.advance(3_600_000)
  expect(await isValid(late)).toBe(false)
})

test('a reset link stops working after an hour', async () => {
  const { email } = await createUser(app)
  const token = await linkFor(email)
  app.clock.advance(3_600_000)
  expect((await update(token)).status).toBe(400)
})

test('a reset link stops working once another link was used', async () => {
  const { email } = await createUser(app)
  const [first, second] = [await linkFor(email), await linkFor(email)]
  expect(second).not.toBe(first)
  expect((await update(second)).status).toBe(200)
  expect((await update(first)).status).toBe(400)
})

test('a reset link is not spent by a password that is refused', async () => {
  const { email } = await createUser(app)
  const token = await linkFor(email)
  expect((await update(token, 'court')).body.violations).toMatchObject([{ property: 'password' }])
  expect((await update(token)).status).toBe(200)
})

test.each(['x', 'é🌸', '\0', 'x'.repeat(10_001), ''])(
  'a reset link that was never mailed returns 400: %j',
  async (token) => {
    expect((await update(token)).status).toBe(400)
  },
)

test('a reset link is not stored in a usable form', async () => {
  const { email } = await createUser(app)
  const token = await linkFor(email)
  const rows = await app.platform.db.select().from(passwordLinks)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
})

describe('changing one’s password', () => {
  const change = (uid: string, token: string, oldPassword: string, next = newPassword) =>
    app.call('POST', `/users/${uid}/password`, { token, body: { oldPassword, newPassword: next } })

  test('a password change ends every other session and mails the owner', async () => {
    const person = await createUser(app)
    const [stored, other] = [await tokenOf(app, person), await tokenOf(app, person)]
    const answer = await change(person.uid, stored, goodPassword)
    expect([answer.status, answer.body]).toEqual([204, ''])
    expect(await isSignedIn(app, person, stored)).toBe(true)
    expect(await isSignedIn(app, person, other)).toBe(false)
    expect((await signIn(app, person.email, { password: newPassword })).status).toBe(200)
    await app.settle()
    expect((await app.mailsTo(person.email)).map((mail) => mail.kind)).toEqual(['accounts.password-changed'])
  })

  test('each password change mails its owner a reset link', async () => {
    const person = await createUser(app)
    const token = await tokenOf(app, person)
    await change(person.uid, token, goodPassword)
    await app.settle()
    const mail = (await app.mailsTo(person.email)).at(-1)
    const link = /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await update(link, 'de nouveau la sienne')).status).toBe(200)
    expect(await isSignedIn(app, person, token)).toBe(false)
    expect((await update(link)).status).toBe(400)
  })

  test('a password change needs the old password', async () => {
    const person = await createUser(app)
    const answer = await change(person.uid, await tokenOf(app, person), 'fausse-clef')
    expect(answer.status).toBe(400)
    expect(answer.body.violations).toMatchObject([{ property: 'oldPassword', type: 'invalid' }])
    expect((await signIn(app, person.email)).status).toBe(200)
  })

  test('a password change is blocked after ten wrong passwords', async () => {
    const person = await createUser(app)
    const token = await tokenOf(app, person)
    const statuses: number[] = []
    for (let i = 0; i < 11; i += 1) statuses.push((await change(person.uid, token, 'fausse-clef')).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })

  test('a password change refuses a new password of 7 characters', async () => {
    const person = await createUser(app)
    const answer = await change(person.uid, await tokenOf(app, person), goodPassword, '1234567')
    expect(answer.body.violations).toMatchObject([{ property: 'newPassword', type: 'invalid' }])
  })

  test('a password change returns 403 for another user, existing or not', async () => {
    const token = await tokenOf(app, await createUser(app))
    const other = await createUser(app)
    expect((await change(other.uid, token, goodPassword)).status).toBe(403)
    expect((await change(randomUUID(), token, goodPassword)).status).toBe(403)
  })
})
