import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '../../tests/fixtures/house.ts'
import { goodPassword, isSignedIn, mailedToken, signIn, somebody, tokenOf } from './accounts.fixture.ts'
import { passwordLinks } from './tables.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse({ env: { PUBLIC_URL: 'https://eclore.exemple.fr' } })
})
afterAll(() => house.close())

const newPassword = 'nouvelle-fleur'
const ask = (identifier: unknown) => house.call('POST', '/reset-password/request', { body: { identifier } })
const update = (token: string, password = newPassword) =>
  house.call('POST', '/reset-password/update', { body: { token, password } })

async function linkFor(email: string): Promise<string> {
  await ask(email)
  return mailedToken(house, email)
}

describe('a request', () => {
  test('is accepted alike whether the account exists or not, and mails a link only where it does', async () => {
    const { email } = await somebody(house)
    const nobody = `${randomUUID()}@exemple.fr`
    const answers = [await ask(email.toUpperCase()), await ask(nobody)]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, ''],
      [202, ''],
    ])
    await house.settle()
    expect(await house.mailsTo(nobody)).toEqual([])
    const [mail] = await house.mailsTo(email)
    expect(mail?.text).toMatch(/https:\/\/eclore\.exemple\.fr\/reset-password\?token=[\w-]{43}\b/)
  })

  test('with what is no address is a 400', async () => {
    expect((await ask('personne')).status).toBe(400)
    expect((await ask(undefined)).body.violations).toMatchObject([{ property: 'identifier', type: 'missing' }])
  })

  test('repeated without end does not fill a mailbox', async () => {
    const { email } = await somebody(house)
    for (let i = 0; i < 14; i += 1) {
      expect((await ask(email)).status).toBe(202)
      await house.settle()
    }
    expect(await house.mailsTo(email)).toHaveLength(10)
  })
})

describe('a link', () => {
  test('sets the password, ends every session and says so by mail', async () => {
    const person = await somebody(house)
    const tokens = [await tokenOf(house, person), await tokenOf(house, person)]
    expect((await update(await linkFor(person.email))).status).toBe(200)
    for (const token of tokens) expect(await isSignedIn(house, person, token)).toBe(false)
    expect((await signIn(house, person.email)).status).toBe(401)
    expect((await signIn(house, person.email, { password: newPassword })).status).toBe(200)
    await house.settle()
    expect((await house.mailsTo(person.email)).at(-1)?.subject).toBe('Votre mot de passe a changé')
  })

  test('works once, also when it is sent twice at once', async () => {
    const { email } = await somebody(house)
    const token = await linkFor(email)
    const answers = await Promise.all([update(token), update(token, 'encore-une-autre')])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
    const again = await update(token)
    expect(again.status).toBe(400)
    expect(again.body.violations).toMatchObject([{ property: 'token', type: 'invalid' }])
  })

  test('works for an hour', async () => {
    const { email } = await somebody(house)
    const token = await linkFor(email)
    house.clock.advance(3_600_000)
    expect((await update(token)).status).toBe(400)
  })

  test('stops working once another one was used', async () => {
    const { email } = await somebody(house)
    const [first, second] = [await linkFor(email), await linkFor(email)]
    expect(second).not.toBe(first)
    expect((await update(second)).status).toBe(200)
    expect((await update(first)).status).toBe(400)
  })

  test('is not spent by a password that is refused', async () => {
    const { email } = await somebody(house)
    const token = await linkFor(email)
    expect((await update(token, 'court')).body.violations).toMatchObject([{ property: 'password' }])
    expect((await update(token)).status).toBe(200)
  })

  test.each(['x', 'é🌸', '\0', 'x'.repeat(10_001), ''])('that was never mailed, %j, is a 400', async (token) => {
    expect((await update(token)).status).toBe(400)
  })

  test('is not kept in a form that opens anything', async () => {
    const { email } = await somebody(house)
    const token = await linkFor(email)
    const rows = await house.platform.db.select().from(passwordLinks)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('changing one’s password', () => {
  const change = (uid: string, token: string, oldPassword: string, next = newPassword) =>
    house.call('POST', `/users/${uid}/password`, { token, body: { oldPassword, newPassword: next } })

  test('ends every other session and says so by mail', async () => {
    const person = await somebody(house)
    const [kept, other] = [await tokenOf(house, person), await tokenOf(house, person)]
    const answer = await change(person.uid, kept, goodPassword)
    expect([answer.status, answer.body]).toEqual([204, ''])
    expect(await isSignedIn(house, person, kept)).toBe(true)
    expect(await isSignedIn(house, person, other)).toBe(false)
    expect((await signIn(house, person.email, { password: newPassword })).status).toBe(200)
    await house.settle()
    expect((await house.mailsTo(person.email)).map((mail) => mail.kind)).toEqual(['accounts.password-changed'])
  })

  test('needs the old one', async () => {
    const person = await somebody(house)
    const answer = await change(person.uid, await tokenOf(house, person), 'fausse-clef')
    expect(answer.status).toBe(400)
    expect(answer.body.violations).toMatchObject([{ property: 'oldPassword', type: 'invalid' }])
    expect((await signIn(house, person.email)).status).toBe(200)
  })

  test('is no way to try passwords without end', async () => {
    const person = await somebody(house)
    const token = await tokenOf(house, person)
    const statuses: number[] = []
    for (let i = 0; i < 11; i += 1) statuses.push((await change(person.uid, token, 'fausse-clef')).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })

  test('refuses a new one of 7', async () => {
    const person = await somebody(house)
    const answer = await change(person.uid, await tokenOf(house, person), goodPassword, '1234567')
    expect(answer.body.violations).toMatchObject([{ property: 'newPassword', type: 'invalid' }])
  })

  test('is for oneself: anyone else’s, existing or not, is a 403', async () => {
    const token = await tokenOf(house, await somebody(house))
    const other = await somebody(house)
    expect((await change(other.uid, token, goodPassword)).status).toBe(403)
    expect((await change(randomUUID(), token, goodPassword)).status).toBe(403)
  })
})
