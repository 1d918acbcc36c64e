import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSetting, siteName, writeSetting } from '../../../platform/settings/index.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { REGISTRATIONS_PER_HOUR: '3' } })
})
afterAll(() => app.close())

const registration = () => ({
  uid: randomUUID(),
  identifier: `${randomUUID()}@exemple.fr`,
  password: 'une tisane au tilleul',
  formula: 'default',
})

async function register(address: string, body: object = registration()) {
  const answer = await app.fastify.inject({
    method: 'POST',
    url: '/api/registrations/register',
    remoteAddress: address,
    payload: body,
  })
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']) }
}

test('an IP address can register a limited number of accounts an hour', async () => {
  const statuses = (await Promise.all(Array.from({ length: 6 }, () => register('192.0.2.7')))).map(
    ({ status }) => status,
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  const { retryAfter } = await register('192.0.2.7')
  expect(retryAfter).toBeGreaterThan(3500)
  expect((await register('192.0.2.8')).status).toBe(201)
  app.clock.advance(3_601_000)
  expect((await register('192.0.2.7')).status).toBe(201)
})

test('an e-mail address can be registered a limited number of times a day', async () => {
  const body = registration()
  const statuses: number[] = []
  for (const end of [1, 2, 3, 4]) {
    statuses.push((await register(`198.51.100.${end}`, { ...registration(), identifier: body.identifier })).status)
  }
  expect(statuses).toEqual([201, 409, 409, 429])
  app.clock.advance(24 * 3_600_000)
  expect((await register('198.51.100.5', { ...registration(), identifier: body.identifier })).status).toBe(409)
})

test('registrations are limited per IPv6 network, not counting invalid forms', async () => {
  for (let times = 0; times < 5; times += 1) {
    expect((await register('2001:db8::1', { ...registration(), identifier: 'rien' })).status).toBe(400)
  }
  const statuses: number[] = []
  for (const end of ['1', '2', '3', '4']) statuses.push((await register(`2001:db8::${end}`)).status)
  expect(statuses).toEqual([201, 201, 201, 429])
})

test('the welcome mail shows the site name from the settings', async () => {
  const { db, config, clock } = app.platform
  const setting = await findSetting(db, config, siteName)
  await writeSetting(
    db,
    { name: 'site-name', value: 'La Maison d’à côté', version: setting?.version ?? 0 },
    clock.now(),
  )
  const body = registration()
  expect((await register('192.0.2.9', body)).status).toBe(201)
  const [mail] = await app.mailsTo(body.identifier)
  expect(mail?.subject).toBe('Bienvenue chez La Maison d’à côté')
  for (const text of [mail?.html, mail?.text]) {
    expect(text).toContain('La Maison d’à côté')
    expect(text).not.toContain('Éclore')
  }
})
