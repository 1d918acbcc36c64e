import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/fixtures/test-app.ts'
import { filledCard, sendForm } from '../../fixtures/hosted-page.ts'
import { cardOf, cards, createSubscriber, type TestSubscriber } from '../../fixtures/subscriber.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { REFUSED_CARDS_PER_HOUR: '3' } })
})
afterAll(() => app.close())

const refuse = async (person: TestSubscriber) => (await person.subscribe(cards.refused)).status

test('after too many refused cards every card is refused for an hour', async () => {
  const camille = await createSubscriber(app)
  expect([await refuse(camille), await refuse(camille), await refuse(camille)]).toEqual([400, 400, 400])
  const closed = await camille.subscribe()
  expect([closed.status, Number(closed.headers['retry-after']) > 3500]).toEqual([429, true])
  expect(closed.body.message).toContain('refusées')
  const token = camille.token
  const body = { creditCard: cardOf(cards.success) }
  expect((await app.call('POST', '/subscriptions/card', { token, body })).status).toBe(429)
  app.clock.advance(3_601_000)
  const again = await app.call('POST', '/auth_check', {
    body: { identifier: camille.email, password: 'un mot de passe pour essayer' },
  })
  expect(again.status).toBe(200)
})

test('refusals on the hosted page count towards the limit, which closes the page', async () => {
  const camille = await createSubscriber(app)
  const link = () => camille.post('/subscriptions/payment-link', { formula: 'default' })
  const { href } = (await link()).body.payload.redirect
  const wrong = () => sendForm(app, href, filledCard('4000 0000 0000 9995'))
  expect([(await wrong()).statusCode, (await wrong()).statusCode]).toEqual([400, 400])
  const last = await wrong()
  expect([last.statusCode, last.headers.location]).toEqual([
    303,
    expect.stringContaining('/callback/payment?cashback='),
  ])
  expect((await sendForm(app, href, filledCard(cards.success))).statusCode).toBe(410)
  expect((await link()).status).toBe(429)
  expect((await camille.subscribe()).status).toBe(429)
  app.clock.advance(3_601_000)
})

test('parallel requests cannot exceed the limit on refused cards', async () => {
  const camille = await createSubscriber(app)
  const statuses = await Promise.all(Array.from({ length: 8 }, () => refuse(camille)))
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(3)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5)
})

test('refusals of all users of an IP address count together; accepted cards do not', async () => {
  const good = await createSubscriber(app)
  for (let times = 0; times < 4; times += 1) {
    expect((await good.subscribe(cards.success)).status).toBe(200)
  }
  const statuses: number[] = []
  for (let people = 0; people < 4; people += 1) {
    const person = await createSubscriber(app)
    for (let times = 0; times < 3; times += 1) statuses.push(await refuse(person))
  }
  expect(statuses).toContain(429)
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(12)
})
