import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type AnyCall, allCalls } from '../../contracts/index.ts'
import { createAccount } from '../../modules/accounts/index.ts'
import { createContactTicket } from '../../modules/support/fixtures/tickets.ts'
import { type ApiAnswer, createTestApp, type TestApp } from '../fixtures/test-app.ts'

let app: TestApp
let everyone: string
let contact: Record<string, string>

beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  const password = 'le mot de passe du personnel'
  const account = { email: 'tout@exemple.fr', name: 'Toute', password }
  await createAccount(app.platform, app.platform.db, {
    ...account,
    roles: ['user', 'vip', 'coach', 'support', 'editor', 'admin'],
  })
  const answer = await app.call('POST', '/auth_check', { body: { identifier: account.email, password } })
  everyone = answer.body.payload.token
  contact = (await createContactTicket(app)).headers
})
afterAll(() => app.close())

const registered = (call: AnyCall) => app.fastify.hasRoute({ method: call.method, url: `/api${call.path}` })
const somewhere = (call: AnyCall) =>
  call.path
    .replace(':type', 'contact')
    .replace(':kind', 'coaching')
    .replace(':provider', 'sandbox')
    .replace('/staff/codes/:uid', '/staff/codes/ETE26')
    .replace(/:\w+/g, () => randomUUID())

function expectRefusal(answer: ApiAnswer, ...statuses: number[]): void {
  expect(statuses, JSON.stringify(answer.body)).toContain(answer.status)
  expect(answer.body).toMatchObject({ message: expect.any(String), requestId: expect.any(String) })
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|select |insert |\.ts:/i)
}

const stranger = (token: string) => ({ token })
const forged = () =>
  new SignJWT({ uid: randomUUID(), identifier: 'x@exemple.fr', acl: { user: true, admin: true }, sid: randomUUID() })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('not the key of this server, whatever it is'))
const unsigned = () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ uid: randomUUID(), acl: { admin: true }, exp: 9_999_999_999 })}.`
}

describe('without a valid token', () => {
  const guarded = allCalls.filter((call) => call.access !== 'public')
  test.each(guarded.map((call) => [call.id, call] as const))('%s is a 401', async (_id, call) => {
    if (!registered(call)) return
    const body = call.body ? {} : undefined
    expectRefusal(await app.call(call.method, somewhere(call), { body }), 401)
    expectRefusal(await app.call(call.method, somewhere(call), { ...stranger(await forged()), body }), 401)
    expectRefusal(await app.call(call.method, somewhere(call), { ...stranger(unsigned()), body }), 401)
  })
})

describe('a call without a body', () => {
  const bodyless = allCalls.filter(({ method, body, access }) => method !== 'GET' && !body && access !== 'public')
  test.each(bodyless.map((call) => [call.id, call] as const))('%s refuses unknown properties', async (_id, call) => {
    const url = somewhere(call).replace('/support/contact/tickets', '/support/coaching/tickets')
    const answer = await app.call(call.method, `${url}?version=1`, { token: everyone, body: { surprise: 1 } })
    const takesFiles = answer.status === 415
    if (takesFiles) return
    expectRefusal(answer, 400)
    expect(answer.body.violations).toMatchObject([{ property: 'surprise', type: 'invalid' }])
  })
})

describe('a bad body', () => {
  const writes = allCalls.filter((call) => call.body)
  test.each(writes.map((call) => [call.id, call] as const))('%s refuses a bad body and says why', async (_id, call) => {
    if (!registered(call)) return
    const url = somewhere(call)
    const send = (body: unknown, headers: Record<string, string> = {}) =>
      app.call(call.method, url, {
        token: everyone,
        body,
        headers: {
          'content-type': 'application/json',
          ...contact,
          ...headers,
        },
      })
    expectRefusal(await send('{"broken": '), 400)
    expectRefusal(await send(''), 400, 401, 403, 404, 409)
    for (const body of [[], 'null', '42', { unknownProperty: 1 }, { title: 7, message: {}, password: [] }]) {
      expectRefusal(await send(body), 400, 401, 403, 404, 409)
    }
    expectRefusal(await send(`{"a":"${'x'.repeat(2 * 1024 * 1024)}"}`), 413)
    for (const type of ['application/xml', 'text/plain', 'application/x-www-form-urlencoded']) {
      expectRefusal(await send('a=1', { 'content-type': type }), 415)
    }
  })
})

describe('a bad query', () => {
  const isList = ({ query }: AnyCall) => query instanceof z.ZodObject && 'cursor' in query.shape
  const lists = allCalls.filter((call) => call.method === 'GET' && isList(call) && call.access === 'public')
  test.each(lists.map((call) => [call.id, call] as const))(
    '%s refuses invalid cursors and lengths',
    async (_id, call) => {
      const url = somewhere(call)
      for (const query of [
        'length=0',
        'length=101',
        'length=beaucoup',
        'cursor=forged',
        'cursor=%00',
        `cursor=${'a'.repeat(600)}`,
      ]) {
        expectRefusal(await app.call('GET', `${url}?${query}`), 400, 404)
      }
      expectRefusal(await app.call('PATCH', url, { body: {} }), 404, 405)
    },
  )
})

interface Operation {
  operationId: string
  parameters?: { in: string; name: string; style?: string }[]
  security?: Record<string, string[]>[]
  responses: Record<string, { content?: object }>
}

describe('the OpenAPI document', () => {
  const operations = new Map<string, Operation>()
  let described: AnyCall[]
  beforeAll(async () => {
    described = allCalls.filter(registered)
    const { status, body } = await app.call('GET', '/openapi.json')
    expect(status).toBe(200)
    for (const path of Object.values(body.paths as Record<string, Record<string, Operation>>)) {
      for (const operation of Object.values(path)) operations.set(operation.operationId, operation)
    }
  })

  test('the OpenAPI document has every call under its id', () => {
    expect(described.filter(({ id }) => !operations.has(id)).map(({ id }) => id)).toEqual([])
    expect(operations.size).toBe(described.length)
  })

  test('the OpenAPI document has each call’s success status and error body', () => {
    for (const { id, status } of described) {
      const { responses } = operations.get(id) as Operation
      expect(Object.keys(responses), id).toEqual([String(status), 'default'])
      expect(JSON.stringify(responses.default?.content), id).toContain('#/components/schemas/Error')
    }
  })

  test('the OpenAPI document has each call’s credentials, none for public calls', () => {
    const bearer = [{ bearer: [] }]
    for (const { id, access } of described) {
      const expected = { public: [], contact: [{ support: [] }, ...bearer] }[access as string] ?? bearer
      expect(operations.get(id)?.security, id).toEqual(expected)
    }
  })

  test('the OpenAPI document has the Idempotency-Key and query maps in brackets', () => {
    const takesKey = (operation: Operation) =>
      operation.parameters?.some((one) => one.in === 'header' && one.name === 'Idempotency-Key') ?? false
    for (const { id, idempotent } of described) expect(takesKey(operations.get(id) as Operation), id).toBe(!!idempotent)
    const order = operations.get('listArticles')?.parameters?.find(({ name }) => name === 'order')
    expect(order?.style).toBe('deepObject')
    expect(operations.get('listArticles')?.parameters?.find(({ name }) => name === 'tags')?.style).toBeUndefined()
  })
})
