import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../../platform/sessions/index.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createSoftwareKey } from '../fixtures/authenticator.ts'
import { createUser, isSignedIn, type Person, signIn, tokenClaimsOf, tokenOf } from '../fixtures/users.ts'
import { findEnrolledUsers, grantRole, removeSecondFactor } from '../index.ts'
import { forgetExpiredSweep } from '../jobs.ts'
import { openSession } from '../sessions/session.ts'
import { spentChallenges } from '../tables-passkeys.ts'

let app: TestApp
let origin: string
let rpId: string
beforeAll(async () => {
  app = await createTestApp()
  const url = new URL(app.platform.config.publicUrl)
  origin = url.origin
  rpId = url.hostname
})
afterAll(() => app.close())

type Authenticator = ReturnType<typeof createSoftwareKey>

const options = (token: string) => app.call('POST', '/session/passkeys/options', { token })
const keys = (token: string) => app.call('GET', '/session/passkeys', { token })
const remove = (token: string, uid: string) => app.call('DELETE', `/session/passkeys/${uid}`, { token })

async function add(token: string, key: Authenticator, { name = 'Mon téléphone', from = origin } = {}) {
  const { challenge } = (await options(token)).body.payload.options
  const body = { name, response: key.make({ challenge, origin: from }) }
  return app.call('POST', '/session/passkeys', { token, body })
}

async function challengeToSignIn(): Promise<string> {
  const { body } = await app.call('POST', '/auth_check/passkey')
  return body.payload.options.challenge
}

const answerOf = async (key: Authenticator, from = origin) =>
  key.answer({ challenge: await challengeToSignIn(), origin: from })

async function enrolled(...roles: Role[]) {
  const person = await createUser(app, ...roles)
  const first = await tokenOf(app, person)
  const key = createSoftwareKey(rpId)
  const answer = await add(first, key)
  expect(answer.status).toBe(201)
  const token = String(answer.headers['x-next-token'])
  return { ...person, key, token, ...(answer.body.payload as { passkey: { uid: string }; recoveryCodes: string[] }) }
}

const withPasskey = (person: Person, passkey: string) => signIn(app, person.email, { passkey })

test('adding a passkey gives a colleague their rights and ends the other sessions', async () => {
  const person = await createUser(app, 'coach')
  const [token, other] = [await tokenOf(app, person), await tokenOf(app, person)]
  const answer = await add(token, createSoftwareKey(rpId), { name: 'Clé bleue' })
  expect(answer.body.payload).toMatchObject({ passkey: { name: 'Clé bleue', lastUsedDateTime: null } })
  expect(answer.body.payload.recoveryCodes).toHaveLength(10)
  expect(tokenClaimsOf(String(answer.headers['x-next-token'])).acl.coach).toBe(true)
  expect(await isSignedIn(app, person, other)).toBe(false)
  expect(await findEnrolledUsers(app.platform.db, [person.uid])).toEqual(new Set([person.uid]))
})

test('a colleague with a passkey signs in with it and can use each answer only once', async () => {
  const coach = await enrolled('coach')
  const asked = await signIn(app, coach.email)
  expect([asked.status, asked.body.code]).toEqual([401, 'second-factor'])
  const answer = await answerOf(coach.key)
  const admitted = await withPasskey(coach, answer)
  expect(tokenClaimsOf(admitted.body.payload.token).acl.coach).toBe(true)
  expect((await withPasskey(coach, answer)).status).toBe(401)
  expect((await keys(admitted.body.payload.token)).body.payload[0].lastUsedDateTime).not.toBeNull()
})

test('a colleague with a passkey can sign in with a recovery code instead', async () => {
  const coach = await enrolled('coach')
  expect((await signIn(app, coach.email, { otp: coach.recoveryCodes[0] ?? '' })).status).toBe(200)
})

test('a colleague’s passkey signs in while failed guesses lock the account', async () => {
  const coach = await enrolled('coach')
  for (let guess = 0; guess < 10; guess += 1) await signIn(app, coach.email, { password: 'fausse-clef' })
  expect((await signIn(app, coach.email)).status).toBe(429)
  expect((await withPasskey(coach, await answerOf(coach.key))).status).toBe(200)
})

test('a colleague with a passkey can add passkeys and remove all but the last', async () => {
  const coach = await enrolled('coach')
  const second = await add(coach.token, createSoftwareKey(rpId), { name: 'Ordinateur' })
  expect([second.status, second.body.payload.recoveryCodes]).toEqual([201, []])
  expect((await keys(coach.token)).body.payload.map(({ name }: { name: string }) => name)).toEqual([
    'Mon téléphone',
    'Ordinateur',
  ])
  expect((await remove(coach.token, coach.passkey.uid)).status).toBe(204)
  expect((await remove(coach.token, coach.passkey.uid)).status).toBe(404)
  const last = await remove(coach.token, second.body.payload.passkey.uid)
  expect([last.status, last.body.violations[0].property]).toEqual([409, 'uid'])
  expect((await withPasskey(coach, await answerOf(coach.key))).status).toBe(401)
})

test('a colleague with a passkey can store twenty passkeys at most', async () => {
  const coach = await enrolled('coach')
  await app.platform.db.execute(
    sql`insert into passkeys (uid, user_uid, credential_id, public_key, counter, name, created_at)
        select gen_random_uuid(), user_uid, credential_id || n, public_key, 0, name, created_at
        from passkeys, generate_series(2, 19) n where user_uid = ${coach.uid}`,
  )
  expect((await add(coach.token, createSoftwareKey(rpId))).status).toBe(201)
  const refused = await add(coach.token, createSoftwareKey(rpId))
  expect([refused.status, refused.body.violations[0].property]).toEqual([409, 'name'])
})

test('a colleague loses the passkey when an admin removes the second factor', async () => {
  const coach = await enrolled('coach')
  await removeSecondFactor(app.platform.db, app.clock, coach.uid)
  expect(tokenClaimsOf(await tokenOf(app, coach)).acl.coach).toBe(false)
})

describe('refusals', () => {
  test('signing in refuses an answer of another account, site or challenge', async () => {
    const [coach, other] = [await enrolled('coach'), await enrolled('coach')]
    const { challenge } = (await options(coach.token)).body.payload.options
    const wrong = [
      await answerOf(other.key),
      await answerOf(coach.key, 'https://ailleurs.example'),
      coach.key.answer({ challenge: Buffer.alloc(38).toString('base64url'), origin }),
      coach.key.answer({ challenge, origin }),
      'pas du JSON',
      '{"id":1}',
      JSON.stringify({ id: 'a', response: { clientDataJSON: 'a' } }),
    ]
    for (const passkey of wrong) {
      const answer = await withPasskey(coach, passkey)
      expect([answer.status, answer.body.code], passkey).toEqual([401, 'second-factor'])
    }
    expect((await withPasskey(coach, await answerOf(coach.key))).status).toBe(200)
  })

  test('signing in refuses an answer after its deadline', async () => {
    const coach = await enrolled('coach')
    const late = await answerOf(coach.key)
    app.clock.advance(601_000)
    expect((await withPasskey(coach, late)).status).toBe(401)
  })

  test('adding refuses a passkey of another site, account or challenge', async () => {
    const coach = await enrolled('coach')
    const person = await createUser(app, 'editor')
    const token = await tokenOf(app, person)
    expect((await add(token, createSoftwareKey(rpId), { from: 'https://ailleurs.example' })).status).toBe(400)
    expect((await add(token, coach.key)).status).toBe(409)
    const { challenge } = (await options(coach.token)).body.payload.options
    const stolen = createSoftwareKey(rpId).make({ challenge, origin })
    for (const response of [stolen, '{}', 'null', '{"id":"a","response":{}}']) {
      const refused = await app.call('POST', '/session/passkeys', { token, body: { name: 'A', response } })
      expect([refused.status, refused.body.violations[0].property], response).toEqual([400, 'response'])
    }
  })

  test('a session without second factor, or another user, cannot change passkeys', async () => {
    const coach = await enrolled('coach')
    const owner = { uid: coach.uid, email: coach.email, roles: ['coach' as const] }
    const device = { browser: null, system: null }
    const unproved = await openSession(app.platform, app.platform.db, owner, { secondFactor: false, device })
    expect((await options(unproved)).status).toBe(403)
    expect((await remove(unproved, coach.passkey.uid)).status).toBe(403)
    expect((await remove(await tokenOf(app, await createUser(app)), coach.passkey.uid)).status).toBe(404)
    expect((await app.call('POST', '/session/passkeys/options')).status).toBe(401)
  })
})

test('a sweep deletes the challenges that were answered', async () => {
  const coach = await enrolled('coach')
  await withPasskey(coach, await answerOf(coach.key))
  app.clock.advance(3_600_000)
  await forgetExpiredSweep.handle(app.platform)
  expect(await app.platform.db.select().from(spentChallenges)).toEqual([])
})

describe('a passkey instead of a password', () => {
  const address = { 'x-forwarded-for': '10.9.8.7' }
  const answerAlone = async (key: Authenticator, { recognised = true, from = origin } = {}) => {
    const { body } = await app.call('POST', '/session/passkey/options')
    expect(body.payload.options).toMatchObject({ userVerification: 'required', rpId })
    return key.answer({ challenge: body.payload.options.challenge, origin: from }, recognised)
  }
  const signInAlone = (response: string) =>
    app.call('POST', '/session/passkey', { body: { response }, headers: address })

  test('a passkey sign-in signs staff in with their rights once per answer', async () => {
    const coach = await enrolled('coach')
    const response = await answerAlone(coach.key)
    const admitted = await signInAlone(response)
    expect([admitted.status, admitted.headers['x-device-token']]).toEqual([200, expect.any(String)])
    expect(tokenClaimsOf(admitted.body.payload.token)).toMatchObject({ uid: coach.uid, acl: { coach: true } })
    expect((await signInAlone(response)).status).toBe(401)
  })

  test('a passkey of an unverified user or from another site is refused', async () => {
    const { key } = await enrolled()
    const unseen = await answerAlone(key, { recognised: false })
    const elsewhere = await answerAlone(key, { from: 'https://exemple.org' })
    for (const response of [unseen, elsewhere, '{}', 'rien']) {
      const refused = await signInAlone(response)
      expect([refused.status, refused.body.code]).toEqual([401, 'wrong-credentials'])
    }
  })

  test('an answer to a second-factor challenge does not sign in', async () => {
    const { key } = await enrolled()
    const { body } = await app.call('POST', '/auth_check/passkey')
    const response = key.answer({ challenge: body.payload.options.challenge, origin }, true)
    expect((await signInAlone(response)).status).toBe(401)
  })

  test('a passkey that was removed signs nobody in', async () => {
    const coach = await enrolled('coach')
    await removeSecondFactor(app.platform.db, app.clock, coach.uid)
    expect((await signInAlone(await answerAlone(coach.key))).status).toBe(401)
  })
})

describe('a member’s passkey', () => {
  async function memberWithPasskey() {
    const person = await createUser(app)
    const token = await tokenOf(app, person)
    const key = createSoftwareKey(rpId)
    const answer = await add(token, key)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return { ...person, token, key, answer }
  }
  const signInAlone = async (key: Authenticator) => {
    const { challenge } = (await app.call('POST', '/session/passkey/options')).body.payload.options
    return app.call('POST', '/session/passkey', { body: { response: key.answer({ challenge, origin }, true) } })
  }

  test('a member’s passkey signs in without changing the other ways to sign in', async () => {
    const member = await memberWithPasskey()
    expect(member.answer.body.payload).toMatchObject({ recoveryCodes: [] })
    expect(member.answer.headers['x-next-token']).toBeUndefined()
    expect(await isSignedIn(app, member, member.token)).toBe(true)
    expect((await signIn(app, member.email)).status).toBe(200)
    expect((await signInAlone(member.key)).status).toBe(200)
    expect(await findEnrolledUsers(app.platform.db, [member.uid])).toEqual(new Set())
    await app.settle()
    const mail = (await app.mailsTo(member.email)).at(-1)
    expect([mail?.subject, mail?.text]).toEqual([
      'Une clé d’accès a été ajoutée',
      expect.stringContaining('Mon téléphone'),
    ])
  })

  test('a member’s passkey becomes the second factor of a member who joins the staff', async () => {
    const member = await memberWithPasskey()
    await grantRole(app.platform.db, app.clock, member.uid, 'coach')
    expect((await signIn(app, member.email)).body.code).toBe('second-factor')
    expect((await withPasskey(member, await answerOf(member.key))).status).toBe(200)
  })

  test('a member’s passkey can be removed even if it is the only one', async () => {
    const member = await memberWithPasskey()
    expect((await remove(member.token, member.answer.body.payload.passkey.uid)).status).toBe(204)
    expect((await signInAlone(member.key)).status).toBe(401)
  })

  test('adding a passkey needs a mailed code once the session is ten minutes old', async () => {
    const person = await createUser(app)
    const token = await tokenOf(app, person)
    app.clock.advance(601_000)
    const key = createSoftwareKey(rpId)
    const refused = await add(token, key)
    expect([refused.status, refused.body.violations[0].property]).toEqual([400, 'code'])
    const { headers } = await app.call('POST', '/session/confirmation/code', { token })
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    await app.settle()
    const [code = ''] = /^\d{6}$/m.exec((await app.mailsTo(person.email)).at(-1)?.text ?? '') ?? []
    const addWith = async (digits: string) => {
      const { challenge } = (await options(token)).body.payload.options
      const body = { name: 'Mon téléphone', response: key.make({ challenge, origin }), code: digits }
      return app.call('POST', '/session/passkeys', { token, body, headers: { cookie } })
    }
    expect((await addWith(code === '000000' ? '000001' : '000000')).status).toBe(400)
    expect((await addWith(code)).status).toBe(201)
    expect((await addWith(code)).status).toBe(400)
  })
})
