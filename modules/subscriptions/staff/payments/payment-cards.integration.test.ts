import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'
import { newEmail, orderGift } from '../../fixtures/gifts.ts'
import { cardOf, cards, createSubscriber, passTime, signIn, type TestSubscriber } from '../../fixtures/subscriber.ts'

let app: TestApp
let admin: Person
/** member who changed the card before the first renewal */
let anne: TestSubscriber
/** member with a refused renewal */
let bea: TestSubscriber
/** member with a refused order */
let chloe: TestSubscriber
const giver = newEmail()
beforeAll(async () => {
  app = await createStaffApp({ now: '2026-03-02T09:00:00Z' })
  ;[anne, bea, chloe] = [await createSubscriber(app), await createSubscriber(app), await createSubscriber(app)]
  await anne.subscribe(cards.declinedRenewals)
  await anne.post('/subscriptions/card', { creditCard: cardOf(cards.success) })
  await bea.subscribe(cards.declinedRenewals)
  await chloe.subscribe(cards.refused)
  await passTime(app, { days: 3 })
  await orderGift(app, { email: giver })
  admin = await createUser(app, ['admin'])
})
afterAll(() => app.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read rows of every shape
const rowsOf = async (path: string): Promise<any[]> => (await admin.get(`/staff/${path}`)).body.payload
const cardsOf = async ({ uid }: TestSubscriber) =>
  (await rowsOf(`payments?filter[member]=${uid}&order=asc&sort=date`)).map(({ kind, card }) => [kind, card?.last4])

test('a payment keeps the last digits of the card that was charged', async () => {
  expect(await cardsOf(anne)).toEqual([
    ['trial', '0341'],
    ['first', '4242'],
  ])
  expect(await cardsOf(bea)).toEqual([
    ['trial', '0341'],
    ['first', '0341'],
  ])
  expect(await cardsOf(chloe)).toEqual([['trial', undefined]])
  expect((await rowsOf(`payments?q=${giver}`))[0].card).toEqual({ brand: 'visa', last4: '4242' })
})

test('card digits find payments, members and gifts', async () => {
  const emails = async (path: string) => (await rowsOf(path)).map(({ email }) => email)
  expect(await emails('payments?q=0341&order=asc&sort=date')).toEqual([anne.email, bea.email, bea.email])
  expect((await emails('payments?q=4242')).toSorted()).toEqual([anne.email, giver].toSorted())
  expect((await emails('members?q=0341')).toSorted()).toEqual([anne.email, bea.email].toSorted())
  expect(await emails('members?q=4242')).toEqual([anne.email])
  expect((await rowsOf('gifts?q=4242')).map(({ buyer }) => buyer.email)).toEqual([giver])
  for (const list of ['payments', 'members', 'gifts']) expect(await rowsOf(`${list}?q=0002`), list).toEqual([])
})

test('the card of a payment is in the payments CSV and in the member’s export', async () => {
  const headers = { authorization: `Bearer ${admin.token}` }
  const file = await app.fastify.inject({ method: 'GET', url: '/api/staff/csv/payments?q=0341', headers })
  expect(file.body.match(/;•••• 0341\r/g)).toHaveLength(3)
  const own = await app.call('GET', `/users/${anne.uid}/export`, { token: await signIn(app, anne.email) })
  expect(JSON.stringify(own.body)).toContain('"card":{"brand":"visa","last4":"0341"}')
})

test('the migration gives earlier payments a card only if it is certain', async () => {
  const { db } = app.platform
  await db.execute(sql`update payment_attempts set card_brand = null, card_last4 = null`)
  const migration = await readFile('migrations/0060_payment-cards.sql', 'utf8')
  const statement = migration.split('--> statement-breakpoint').find((part) => part.includes('UPDATE')) ?? ''
  await db.execute(sql.raw(statement))
  expect(await cardsOf(anne)).toEqual([
    ['trial', undefined],
    ['first', '4242'],
  ])
  expect(await cardsOf(bea)).toEqual([
    ['trial', '0341'],
    ['first', undefined],
  ])
})
