import { afterEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'

let app: TestApp
afterEach(() => app.close())

/** Sends one registration. @returns its status: one address may register once an hour */
async function guess(from: string, forwardedFor: string): Promise<number> {
  const answer = await app.fastify.inject({
    method: 'POST',
    url: '/api/registrations/register',
    remoteAddress: from,
    headers: { 'x-forwarded-for': forwardedFor },
    payload: {
      uid: crypto.randomUUID(),
      identifier: `${crypto.randomUUID()}@exemple.fr`,
      password: 'une tisane au tilleul',
      formula: 'default',
    },
  })
  return answer.statusCode
}

const start = async (TRUST_PROXY?: string) => {
  app = await createTestApp({ env: { REGISTRATIONS_PER_HOUR: '1', ...(TRUST_PROXY ? { TRUST_PROXY } : {}) } })
}

test('by default X-Forwarded-For is trusted from this machine only', async () => {
  await start()
  expect(await guess('127.0.0.1', '203.0.113.1')).toBe(201)
  expect(await guess('127.0.0.1', '203.0.113.2')).toBe(201)
  expect(await guess('127.0.0.1', '203.0.113.1')).toBe(429)
  expect(await guess('172.17.0.2', '203.0.113.3')).toBe(201)
  expect(await guess('172.17.0.2', '203.0.113.4')).toBe(429)
})

test('TRUST_PROXY as a range trusts the proxies in it only', async () => {
  await start('172.16.0.0/12')
  expect(await guess('172.17.0.2', '203.0.113.1')).toBe(201)
  expect(await guess('172.17.0.2', '203.0.113.2')).toBe(201)
  expect(await guess('172.17.0.2', '203.0.113.1')).toBe(429)
  expect(await guess('198.51.100.9', '203.0.113.3')).toBe(201)
  expect(await guess('198.51.100.9', '203.0.113.4')).toBe(429)
})

test('a forged address before the visitor’s own is ignored behind a proxy', async () => {
  await start('172.16.0.0/12')
  expect(await guess('172.17.0.2', '192.0.2.1, 203.0.113.1')).toBe(201)
  expect(await guess('172.17.0.2', '192.0.2.2, 203.0.113.1')).toBe(429)
})

test('TRUST_PROXY as a number trusts that many proxies, counted from this machine', async () => {
  await start('2')
  expect(await guess('172.17.0.2', '192.0.2.1, 203.0.113.1, 172.18.0.3')).toBe(201)
  expect(await guess('172.17.0.2', '192.0.2.2, 203.0.113.1, 172.18.0.3')).toBe(429)
  expect(await guess('172.17.0.2', '192.0.2.2, 203.0.113.2, 172.18.0.3')).toBe(201)
})

test('TRUST_PROXY=0 trusts no proxy', async () => {
  await start('0')
  expect(await guess('127.0.0.1', '203.0.113.1')).toBe(201)
  expect(await guess('127.0.0.1', '203.0.113.2')).toBe(429)
})
