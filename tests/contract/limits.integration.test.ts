import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, randomAddress, tokenOf } from '../../modules/accounts/fixtures/users.ts'
import { createTestApp, type TestApp } from '../fixtures/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { WRITES_PER_DAY: '50' } })
})
afterAll(() => app.close())

const victim = 'personne@exemple.fr'

const openTicket = (address: string, email = victim) =>
  app.call('POST', '/support/contact/tickets', {
    body: { email, name: 'Zoé', title: 'Une question', message: 'Bonjour' },
    headers: { 'x-forwarded-for': address },
  })

const mailsToVictim = async (): Promise<number> => (await app.mailsTo(victim)).length

test('writes of a member are refused beyond the limit with 429 and Retry-After', async () => {
  const { uid, ...person } = await createUser(app)
  const token = await tokenOf(app, { uid, ...person })
  const write = () => app.call('PUT', `/users/${uid}/metadata`, { token, body: { note: 'x'.repeat(60_000) } })
  const answers = await Promise.all(Array.from({ length: 10 }, write))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  app.clock.advance(600_000)
  expect((await write()).status).toBe(200)
  expect((await app.call('GET', `/users/${uid}`, { token })).status).toBe(200)
})

test('writes of a member do not count for another member', async () => {
  const person = await createUser(app)
  const token = await tokenOf(app, person)
  expect((await app.call('PUT', `/users/${person.uid}/metadata`, { token, body: {} })).status).toBe(200)
})

test('writes of a member count once with the same Idempotency-Key', async () => {
  const person = await createUser(app)
  const token = await tokenOf(app, person)
  const headers = { 'idempotency-key': 'the same' }
  for (let times = 0; times < 10; times += 1) {
    const answer = await app.call('PUT', `/users/${person.uid}/metadata`, { token, body: {}, headers })
    expect(answer.status).toBe(200)
  }
})

test('Exports are limited for each member', async () => {
  const person = await createUser(app)
  const token = await tokenOf(app, person)
  const statuses = []
  for (let times = 0; times < 3; times += 1) {
    statuses.push((await app.call('GET', `/users/${person.uid}/export`, { token })).status)
  }
  expect(statuses).toEqual([200, 200, 429])
})

test('strangers’ mails are limited to four a day per mailbox and network', async () => {
  const address = randomAddress()
  for (let times = 0; times < 6; times += 1) {
    await openTicket(address)
    await app.call('POST', '/support/contact/auth-token/refresh', {
      body: { email: victim },
      headers: { 'x-forwarded-for': address },
    })
  }
  expect(await mailsToVictim()).toBe(4)
})

test('strangers’ mails are limited to twelve a day per mailbox', async () => {
  for (let network = 0; network < 12; network += 1) await openTicket(randomAddress())
  expect(await mailsToVictim()).toBe(12)
  app.clock.advance(86_400_000)
  expect((await openTicket(randomAddress())).status).toBe(201)
  expect(await mailsToVictim()).toBe(13)
})
