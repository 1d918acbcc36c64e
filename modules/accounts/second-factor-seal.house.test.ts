import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../platform/database/index.ts'
import { createTestHouse, type TestHouse } from '../../tests/fixtures/house.ts'
import { signIn, somebody, tokenOf } from './accounts.fixture.ts'
import { sealFormerSecrets } from './second-factor-seal.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse()
})
afterAll(() => house.close())

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: house.clock.now().getTime() })

const kept = async (uid: string) => {
  const { db } = house.platform
  const query = sql`select secret, pending_secret from second_factors where user_uid = ${uid}`
  return (await rowsOf<{ secret: string | null; pending_secret: string | null }>(db, query))[0]
}

async function enrolled() {
  const person = await somebody(house, 'admin')
  const token = await tokenOf(house, person)
  const { secret } = (await house.call('POST', '/session/second-factor', { token })).body.payload as { secret: string }
  const pending = await kept(person.uid)
  await house.call('PUT', '/session/second-factor', { token, body: { otp: codeOf(secret) } })
  house.clock.advance(60_000)
  return { ...person, secret, pending }
}

test('neither the secret nor the one that waits is in the database as it is', async () => {
  const { uid, email, secret, pending } = await enrolled()
  expect(pending?.pending_secret).toMatch(/^v1\./)
  expect((await kept(uid))?.secret).toMatch(/^v1\./)
  expect(JSON.stringify([pending, await kept(uid)])).not.toContain(secret)
  expect((await signIn(house, email, { otp: codeOf(secret) })).status).toBe(200)
})

test('secrets of an older house are sealed at its start, and still count', async () => {
  const { uid, email, secret } = await enrolled()
  await house.platform.db.execute(sql`update second_factors set secret = ${secret} where user_uid = ${uid}`)
  await sealFormerSecrets(house.platform)
  await sealFormerSecrets(house.platform)
  expect((await kept(uid))?.secret).toMatch(/^v1\./)
  expect((await signIn(house, email, { otp: codeOf(secret) })).status).toBe(200)
})

test('a sealed secret of somebody else, or without its key, opens nothing; recovery codes remain', async () => {
  const one = await enrolled()
  const other = await enrolled()
  const { db } = house.platform
  const moved = sql`update second_factors set secret = (select secret from second_factors where user_uid = ${one.uid}) where user_uid = ${other.uid}`
  const before = await kept(other.uid)
  await db.execute(moved)
  expect((await signIn(house, other.email, { otp: codeOf(one.secret) })).status).not.toBe(200)
  const lost = `v1.${'0'.repeat(16)}.${before?.secret?.split('.')[2]}`
  await db.execute(sql`update second_factors set secret = ${lost} where user_uid = ${other.uid}`)
  expect((await signIn(house, other.email, { otp: codeOf(other.secret) })).status).toBe(401)
})
