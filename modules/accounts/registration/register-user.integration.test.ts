import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createFormula, readFormula } from '../../subscriptions/index.ts'
import { goodPassword, mailedToken, randomAddress, signIn, tokenOf } from '../fixtures/users.ts'
import { findUser } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://eclore.exemple.fr' } })
})
afterAll(() => app.close())

const registration = (given: Record<string, unknown> = {}) => ({
  uid: randomUUID(),
  identifier: `${randomUUID()}@exemple.fr`,
  password: goodPassword,
  formula: 'default',
  ...given,
})

const register = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/registrations/register', { body, headers })

test('registration opens an account with the role user and mails a welcome', async () => {
  const body = registration()
  const answer = await register(body)
  expect(answer.status).toBe(201)
  expect(answer.body).toEqual({ payload: { uid: body.uid, identifier: body.identifier } })
  expect(await findUser(app.platform.db, body.uid)).toMatchObject({ roles: ['user'], formula: 'default' })
  await app.settle()
  expect((await app.mailsTo(body.identifier)).map((mail) => mail.subject)).toEqual(['Bienvenue chez Mon site'])
  expect((await signIn(app, body.identifier)).status).toBe(200)
})

test('registration keeps the affiliation and the formula', async () => {
  const { db, clock, config } = app.platform
  const { amount, name, ...terms } = await readFormula(db, clock.now(), 'default')
  await createFormula({ clock, config }, db, { ...terms, uid: 'printemps-2026', name, amount: amount + 100 })
  const body = registration({ formula: 'printemps-2026', affiliation: { token: 'abc', platform: 'amies' } })
  expect((await register(body)).status).toBe(201)
  expect(await findUser(app.platform.db, body.uid)).toMatchObject({
    formula: 'printemps-2026',
    affiliationToken: 'abc',
    affiliationPlatform: 'amies',
  })
})

test('registration without a password mails a link to set one', async () => {
  const { password: _, ...body } = registration()
  expect((await register(body)).status).toBe(201)
  const token = await mailedToken(app, body.identifier)
  const [mail] = await app.mailsTo(body.identifier)
  expect(mail?.text).toContain(`https://eclore.exemple.fr/reset-password?token=${token}`)
  const set = await app.call('POST', '/reset-password/update', { body: { token, password: goodPassword } })
  expect(set.status).toBe(200)
  expect((await signIn(app, body.identifier)).status).toBe(200)
})

test('registration is idempotent on its own uid', async () => {
  const body = registration()
  const first = await register(body)
  const second = await register(body)
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  await app.settle()
  expect(await app.mailsTo(body.identifier)).toHaveLength(1)
})

test('registration with the same uid and another content is a conflict', async () => {
  const body = registration()
  await register(body)
  const other = await register({ ...body, identifier: `${randomUUID()}@exemple.fr` })
  expect(other.status).toBe(409)
  expect(other.body.violations).toMatchObject([{ property: 'uid', type: 'duplicate' }])
})

test('registration sent several times at once with the same uid creates one account', async () => {
  const body = registration()
  const answers = await Promise.all([register(body), register(body), register(body)])
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201])
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  await app.settle()
  expect(await app.mailsTo(body.identifier)).toHaveLength(1)
})

test('two registrations of one address at once create one account and a conflict', async () => {
  const identifier = `${randomUUID()}@exemple.fr`
  const answers = await Promise.all([register(registration({ identifier })), register(registration({ identifier }))])
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409])
  const refused = answers.find((answer) => answer.status === 409)
  expect(refused?.body.violations).toMatchObject([{ property: 'identifier', type: 'duplicate' }])
})

test('registration can be repeated with its Idempotency-Key but not with another body', async () => {
  const body = registration()
  const headers = { 'idempotency-key': randomUUID() }
  expect((await register(body, headers)).status).toBe(201)
  expect((await register(body, headers)).status).toBe(201)
  const other = await register(registration(), headers)
  expect(other.status).toBe(409)
  expect(other.body.violations).toMatchObject([{ property: 'Idempotency-Key', type: 'duplicate' }])
})

test('a taken address returns 409 and mails its owner at most four times a day', async () => {
  const body = registration()
  const headers = { 'x-forwarded-for': randomAddress() }
  await register(body, headers)
  for (let times = 0; times < 5; times += 1) {
    const answer = await register(registration({ identifier: body.identifier.toUpperCase() }), headers)
    expect(answer.status).toBe(409)
    expect(answer.body.violations).toMatchObject([{ property: 'identifier', type: 'duplicate' }])
  }
  await app.settle()
  const mails = (await app.mailsTo(body.identifier)).filter(({ kind }) => kind === 'accounts.account-exists')
  expect(mails).toHaveLength(4)
  expect(mails[0]?.text).toContain('aucun autre n’a été créé')
})

test('a taken address does not mail a member about their own registration sent twice', async () => {
  const body = registration()
  const headers = { 'x-forwarded-for': randomAddress() }
  expect([(await register(body, headers)).status, (await register(body, headers)).status]).toEqual([201, 201])
  await app.settle()
  expect((await app.mailsTo(body.identifier)).map(({ kind }) => kind)).toEqual(['accounts.welcome'])
})

test('an address that has an account is refused in upper or lower case', async () => {
  const name = randomUUID()
  expect((await register(registration({ identifier: `${name}@Exemple.FR` }))).status).toBe(201)
  expect((await register(registration({ identifier: `${name.toUpperCase()}@exemple.fr` }))).status).toBe(409)
  expect((await signIn(app, `${name.toUpperCase()}@EXEMPLE.fr`)).status).toBe(200)
})

test('an address is the same in composed and decomposed Unicode', async () => {
  const name = `zoé-${randomUUID()}`
  const first = await register(registration({ identifier: `${name.normalize('NFD')}@exemple.fr` }))
  expect(first.body.payload.identifier).toBe(`${name.normalize('NFC')}@exemple.fr`)
  expect((await register(registration({ identifier: `${name.normalize('NFC')}@exemple.fr` }))).status).toBe(409)
})

test.each([
  ['emoji and right-to-left writing', '🌸🌿 שלום مرحبا'],
  ['fifty code points beyond the first plane', '🌸'.repeat(50)],
  ['control characters', 'a\tb\nc\u0007defgh'],
])('a password may hold %s', async (_what, password) => {
  const body = registration({ password })
  expect((await register(body)).status).toBe(201)
  await tokenOf(app, { uid: body.uid, email: body.identifier }, { password })
  expect((await signIn(app, body.identifier, { password: `${password}.` })).status).toBe(401)
})

test('a password that is weak or leaked is refused with advice in French', async () => {
  const weak = await register(registration({ password: 'azertyui' }))
  expect(weak.body.violations[0].message).toMatch(/^Ce mot de passe est trop facile à deviner\u00a0: allongez-le/)
  const leaked = await register(registration({ password: 'P@ssw0rd123' }))
  expect(leaked.body.violations[0].message).toMatch(/listes de mots de passe volés\u00a0: choisissez-en un autre/)
})

test('a password is the same typed on a keyboard that decomposes accents', async () => {
  const body = registration({ password: 'été à Noël'.normalize('NFC') })
  await register(body)
  expect((await signIn(app, body.identifier, { password: 'été à Noël'.normalize('NFD') })).status).toBe(200)
})

describe('an invalid request', () => {
  test.each([
    ['a missing address', { identifier: undefined }, 'identifier', 'missing'],
    ['an empty address', { identifier: '' }, 'identifier', 'missing'],
    ['no address', { identifier: 'personne' }, 'identifier', 'invalid'],
    ['an address of more than 254', { identifier: `${'a'.repeat(60)}@${'b.'.repeat(100)}fr` }, 'identifier', 'invalid'],
    ['an address with NUL', { identifier: 'a\0@exemple.fr' }, 'identifier', 'invalid'],
    ['a password of 7', { password: '1234567' }, 'password', 'invalid'],
    ['a password of 51', { password: 'x'.repeat(51) }, 'password', 'invalid'],
    ['a password of 10,001', { password: 'x'.repeat(10_001) }, 'password', 'invalid'],
    ['one of the first that are tried', { password: 'password' }, 'password', 'invalid'],
    ['eight digits', { password: '12345678' }, 'password', 'invalid'],
    ['eight neighbours of a keyboard', { password: 'azertyui' }, 'password', 'invalid'],
    ['a leaked password of more than 50 bits', { password: 'PolniyPizdec0211' }, 'password', 'invalid'],
    ['a leaked word with a capital, a number and a sign', { password: 'Motdepasse1!' }, 'password', 'invalid'],
    ['a first name twice with a year and a mark', { password: 'ClaireClaire2024!' }, 'password', 'invalid'],
    ['a city with a year and a mark', { password: 'Marseille1998?' }, 'password', 'invalid'],
    ['a city that no leaked list has', { password: 'Strasbourg_1998' }, 'password', 'invalid'],
    ['a first name with accents', { password: 'Solène-Solène 1987' }, 'password', 'invalid'],
    ['a leaked password twice', { password: 'motdepasse motdepasse' }, 'password', 'invalid'],
    ['a password with NUL', { password: 'abcdefgh\0' }, 'password', 'invalid'],
    ['a password with half a character', { password: 'abcdefgh\ud83c' }, 'password', 'invalid'],
    ['a uid that is none', { uid: 'camille' }, 'uid', 'invalid'],
    ['a formula that does not exist', { formula: 'nowhere' }, 'formula', 'invalid'],
    ['a formula that cannot be one', { formula: 'Défaut' }, 'formula', 'invalid'],
    ['half an affiliation', { affiliation: { token: 'a' } }, 'affiliation.platform', 'missing'],
    ['an unknown property', { roles: ['admin'] }, 'roles', 'invalid'],
    ['a number for a password', { password: 12_345_678 }, 'password', 'invalid'],
  ])('%s returns 400', async (_what, given, property, type) => {
    const answer = await register(registration(given))
    expect(answer.status).toBe(400)
    expect(answer.body.violations).toContainEqual({ property, type, message: expect.any(String) })
  })

  test('broken JSON returns 400', async () => {
    const answer = await register('{"uid": ', { 'content-type': 'application/json' })
    expect(answer.status).toBe(400)
    expect(answer.body.requestId).toEqual(expect.any(String))
  })

  test('a body of two mebibytes returns 413', async () => {
    expect((await register(registration({ password: 'x'.repeat(2 * 1024 * 1024) }))).status).toBe(413)
  })

  test('a body that is not JSON returns 415', async () => {
    expect((await register('uid=1', { 'content-type': 'text/csv' })).status).toBe(415)
  })

  test('a GET returns 405', async () => {
    expect((await app.call('GET', '/registrations/register')).status).toBe(405)
  })
})
