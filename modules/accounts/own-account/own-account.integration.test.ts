import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../../contracts/messages.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUser, type Person, tokenOf } from '../fixtures/users.ts'
import { createAccount, displayName, findUser, findUsers, hasConsent, listStaff } from '../index.ts'

let app: TestApp
let person: Person
let token: string
beforeAll(async () => {
  app = await createTestApp()
  person = await createUser(app)
  token = await tokenOf(app, person)
})
afterAll(() => app.close())

const save = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('PUT', `/users/${person.uid}/metadata`, { token, body, headers })
const read = () => app.call('GET', `/users/${person.uid}`, { token })

describe('the user’s own account', () => {
  test('GET /users/{uid} has uid, address, coachingUid and metadata as a string', async () => {
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(Object.keys(body.payload).sort()).toEqual(['coachingUid', 'consents', 'email', 'metadata', 'uid'])
    expect(body.payload).toMatchObject({ uid: person.uid, email: person.email })
    expect(body.payload.coachingUid).toMatch(/^[0-9a-f-]{36}$/)
    expect(JSON.parse(body.payload.metadata)).toEqual({ profile: { name: '' }, favorites: [] })
  })

  test.each([
    ['GET', ''],
    ['PUT', '/metadata'],
    ['POST', '/consents'],
    ['DELETE', '/consents/coaching'],
  ])('%s with another uid, existing or not, returns 403; signed out, 401', async (method, path) => {
    const other = await createUser(app)
    const body = method === 'POST' ? { kind: 'coaching', version: '1' } : method === 'PUT' ? {} : undefined
    const answers = await Promise.all(
      [other.uid, randomUUID()].map((uid) => app.call(method, `/users/${uid}${path}`, { token, body })),
    )
    expect(answers.map((answer) => [answer.status, answer.body.message])).toEqual([
      [403, answers[0]?.body.message],
      [403, answers[0]?.body.message],
    ])
    expect((await app.call(method, `/users/${person.uid}${path}`, { body })).status).toBe(401)
  })

  test('GET /users/{uid} returns 404 for an invalid uid', async () => {
    expect((await app.call('GET', '/users/camille', { token })).status).toBe(404)
    expect((await app.call('GET', '/users/%00', { token })).status).toBe(404)
  })
})

test('metadata is stored as sent, with its dates', async () => {
  const data = { favorites: ['dire-non', 3, null], profile: { name: 'Zoé 🌸 שלום' }, 'clé\u202e': { a: 1.5 } }
  const answer = await save(data)
  expect(answer.status).toBe(200)
  expect(answer.body.payload).toEqual({ data, date: expect.any(String), modified: app.clock.now().toISOString() })
  const created = (await findUser(app.platform.db, person.uid))?.createdAt
  expect(answer.body.payload.date).toBe(created?.toISOString())
  expect((await read()).body.payload.metadata).toBe(JSON.stringify(data))
})

test.each([[[]], ['texte'], [5], [null], [true]])('metadata that is %j is refused for its type', async (value) => {
  const answer = await save(JSON.stringify(value), { 'content-type': 'application/json' })
  expect(answer.status).toBe(400)
  expect(answer.body.message).toBe('metadata type is not correct')
  expect(answer.body.violations).toBeUndefined()
})

test('metadata that is absent gets the error of a wrong type', async () => {
  expect((await save(undefined)).body.message).toBe('metadata type is not correct')
})

test.each([
  ['NUL', { note: 'a\0b' }],
  ['half a character', { note: '\ud83c' }],
  ['NUL in a name', { 'a\0': 1 }],
])('metadata with %s returns 400', async (_what, body) => {
  expect((await save(body)).status).toBe(400)
})

test('metadata with a thousand brackets or a __proto__ key returns 400', async () => {
  const json = { 'content-type': 'application/json' }
  expect((await save(`{"a":${'['.repeat(1000)}${']'.repeat(1000)}}`, json)).status).toBe(400)
  expect((await save('{"__proto__":{"admin":true}}', json)).status).toBe(400)
})

test('metadata with a number that is too large returns 400 and is not stored as null', async () => {
  await save({ size: 1e308 })
  const answer = await save('{"size":1e309}', { 'content-type': 'application/json' })
  expect(answer.status).toBe(400)
  expect(answer.body.violations).toEqual([{ property: 'body', message: messages.numberTooLarge, type: 'invalid' }])
  expect((await read()).body.payload.metadata).toBe('{"size":1e+308}')
})

test('metadata of more than 64 KiB returns 413', async () => {
  expect((await save({ note: 'é'.repeat(10_001) })).status).toBe(200)
  expect((await save({ note: 'x'.repeat(65_600) })).status).toBe(413)
  expect((await save({ note: 'x'.repeat(2 * 1024 * 1024) })).status).toBe(413)
})

test('metadata gives the profile’s name as the name shown to others', async () => {
  const nameNow = async () => {
    const user = await findUser(app.platform.db, person.uid)
    return user && displayName(user)
  }
  await save({ profile: { name: '  Anaïs d’Été ' }, favorites: [] })
  expect(await nameNow()).toBe('Anaïs d’Été')
  for (const name of ['', '<b>', 'x'.repeat(25), 7]) {
    await save({ profile: { name }, favorites: [] })
    expect(await nameNow()).toBe(person.email.split('@')[0])
  }
})

describe('consents', () => {
  const give = (body: unknown) => app.call('POST', `/users/${person.uid}/consents`, { token, body })
  const withdraw = (kind = 'coaching') => app.call('DELETE', `/users/${person.uid}/consents/${kind}`, { token })
  const holds = () => hasConsent(app.platform.db, person.uid, 'coaching')

  test('consents can be given and withdrawn', async () => {
    expect(await holds()).toBe(false)
    const answer = await give({ kind: 'coaching', version: '2026-01' })
    expect(answer.status).toBe(201)
    const date = app.clock.now().toISOString()
    expect(answer.body.payload).toEqual({ kind: 'coaching', version: '2026-01', date })
    expect(await holds()).toBe(true)
    expect((await withdraw()).status).toBe(204)
    expect(await holds()).toBe(false)
    expect((await withdraw()).status).toBe(204)
  })

  test('consents given twice are stored once unless the version differs', async () => {
    const first = await give({ kind: 'coaching', version: 'a' })
    app.clock.advance(1000)
    expect((await give({ kind: 'coaching', version: 'a' })).body).toEqual(first.body)
    expect((await give({ kind: 'coaching', version: 'b' })).body.payload.date).not.toBe(first.body.payload.date)
    expect(await holds()).toBe(true)
    await withdraw()
    expect(await holds()).toBe(false)
  })

  test('consents sent simultaneously are all accepted', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => give({ kind: 'coaching', version: 'c' })))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201])
  })

  test.each([
    [{ kind: 'publicité', version: '1' }, 'kind'],
    [{ kind: 'coaching', version: '' }, 'version'],
    [{ kind: 'coaching', version: 'x'.repeat(33) }, 'version'],
    [{ kind: 'coaching', version: '1', date: 'hier' }, 'date'],
  ])('%j returns 400', async (body, property) => {
    const answer = await give(body)
    expect([answer.status, answer.body.violations[0].property]).toEqual([400, property])
  })

  test('consents of an unknown kind return 404 when withdrawn', async () => {
    expect((await withdraw('publicite')).status).toBe(404)
  })
})

test('the module interface finds several people and leaves out unknown ones', async () => {
  const [a, b] = [await createUser(app), await createUser(app)]
  const found = await findUsers(app.platform.db, [a.uid, randomUUID(), b.uid])
  expect(found.map((user) => user.uid).sort()).toEqual([a.uid, b.uid].sort())
  expect(await findUsers(app.platform.db, [])).toEqual([])
  expect(Object.keys(found[0] ?? {})).not.toContain('passwordHash')
})

test('the module interface lists the staff of a role', async () => {
  const coach = await createUser(app, 'coach')
  await createUser(app, 'editor')
  expect((await listStaff(app.platform.db, 'coach')).map((user) => user.uid)).toEqual([coach.uid])
})

test('the module interface refuses a second account for one address', async () => {
  const account = { email: person.email.toUpperCase(), password: 'petite-fleur', roles: [] }
  await expect(createAccount(app.platform, app.platform.db, account)).rejects.toMatchObject({ status: 409 })
})
