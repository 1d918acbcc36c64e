import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../platform/database/index.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, signIn, tokenOf } from '../fixtures/users.ts'
import { encryptFormerSecrets } from './second-factor-cipher.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() })

const stored = async (uid: string) => {
  const { db } = app.platform
  const query = sql`select secret, pending_secret from second_factors where user_uid = ${uid}`
  return (await rowsOf<{ secret: string | null; pending_secret: string | null }>(db, query))[0]
}

async function enrolled() {
  const person = await createUser(app, 'admin')
  const token = await tokenOf(app, person)
  const { secret } = (await app.call('POST', '/session/second-factor', { token })).body.payload as { secret: string }
  const pending = await stored(person.uid)
  await app.call('PUT', '/session/second-factor', { token, body: { otp: codeOf(secret) } })
  app.clock.advance(60_000)
  return { ...person, secret, pending }
}

test('neither a confirmed nor a pending secret is stored in plain text', async () => {
  const { uid, email, secret, pending } = await enrolled()
  expect(pending?.pending_secret).toMatch(/^v1\./)
  expect((await stored(uid))?.secret).toMatch(/^v1\./)
  expect(JSON.stringify([pending, await stored(uid)])).not.toContain(secret)
  expect((await signIn(app, email, { otp: codeOf(secret) })).status).toBe(200)
})

test('plaintext secrets of an older version are encrypted at start and stay valid', async () => {
  const { uid, email, secret } = await enrolled()
  await app.platform.db.execute(sql`update second_factors set secret = ${secret} where user_uid = ${uid}`)
  await encryptFormerSecrets(app.platform)
  await encryptFormerSecrets(app.platform)
  expect((await stored(uid))?.secret).toMatch(/^v1\./)
  expect((await signIn(app, email, { otp: codeOf(secret) })).status).toBe(200)
})

test('a code is refused if its stored secret was copied or cannot be decrypted', async () => {
  const one = await enrolled()
  const other = await enrolled()
  const { db } = app.platform
  const moved = sql`update second_factors set secret = (select secret from second_factors where user_uid = ${one.uid}) where user_uid = ${other.uid}`
  const before = await stored(other.uid)
  await db.execute(moved)
  expect((await signIn(app, other.email, { otp: codeOf(one.secret) })).status).not.toBe(200)
  const lost = `v1.${'0'.repeat(16)}.${before?.secret?.split('.')[2]}`
  await db.execute(sql`update second_factors set secret = ${lost} where user_uid = ${other.uid}`)
  expect((await signIn(app, other.email, { otp: codeOf(other.secret) })).status).toBe(401)
})
