import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person } from '../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { newEmail, orderGift } from '../fixtures/gifts.ts'
import { cardOf, cards } from '../fixtures/subscriber.ts'
import { eraseSubscriptions } from '../index.ts'

/** Names and addresses of members, sorted by name; sorted by address, they have a different order. */
const people = [
  ['Agnès', 'm'],
  ['béatrice', 'z'],
  ['Camille', 'g'],
  ['Élodie', 'a'],
  ['Zoé', 'k'],
] as const

let app: TestApp
let admin: Person
const visitor = `r-${newEmail()}`
beforeAll(async () => {
  app = await createStaffApp()
  admin = await createUser(app, ['admin'], 'Ada')
  const order = { formula: 'default', firstname: 'Camille', lastname: 'Roux', creditCard: cardOf(cards.success) }
  for (const [name, letter] of [['Erica', 'e'] as const, ...people.toReversed()]) {
    const member = await createUser(app, ['user'], name, `${letter}@exemple.fr`)
    expect((await member.post('/subscriptions/subscribe', { ...order, uid: member.uid })).status).toBe(200)
    if (letter === 'e') await eraseSubscriptions(app.platform, app.platform.db, member.uid)
  }
  await orderGift(app, { email: visitor })
})
afterAll(() => app.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read rows of every shape
const rowsOf = async (path: string): Promise<any[]> => (await admin.get(`/staff/${path}`)).body.payload

const erased = null
const byName = people.map(([name]) => name)
const byEmail = people.map(([, letter]) => `${letter}@exemple.fr`).toSorted()

test.each(['subscriptions', 'credits'])('%s sort by name and e-mail, erased people last', async (list) => {
  const namesOf = async (query: string) => (await rowsOf(`${list}?${query}`)).map(({ name }) => name)
  expect(await namesOf('sort=name&order=asc')).toEqual([...byName, erased])
  expect(await namesOf('sort=name&order=desc')).toEqual([...byName.toReversed(), erased])
  expect(await namesOf('sort=name&order=asc&perPage=2&page=2')).toEqual(byName.slice(2, 4))
  expect(await namesOf('sort=name&order=asc&perPage=4&page=2')).toEqual([byName[4], erased])
  expect(await namesOf('sort=name&order=asc&q=exemple&perPage=3')).toEqual(byName.slice(0, 3))
  const rows = await rowsOf(`${list}?sort=email&order=asc`)
  expect(rows.map(({ email }) => email)).toEqual([...byEmail, erased])
  expect(rows.at(-1)).toMatchObject({ member: null, name: null, email: null })
})

test('payments are sorted by name and e-mail, including visitors who bought gifts', async () => {
  const rows = await rowsOf('payments?sort=name&order=asc')
  expect(rows.map(({ name }) => name)).toEqual([...byName.slice(0, 4), 'Odile Martin', 'Zoé', erased])
  expect(rows[4]).toMatchObject({ member: null, name: 'Odile Martin', email: visitor, kind: 'gift' })
  const emails = async (query: string) => (await rowsOf(`payments?sort=email&${query}`)).map(({ email }) => email)
  const sorted = [...byEmail, visitor].toSorted()
  expect(await emails('order=asc')).toEqual([...sorted, erased])
  expect(await emails('order=desc')).toEqual([...sorted.toReversed(), erased])
  expect(await emails('order=desc&filter[kind]=gift')).toEqual([visitor])
  expect(await emails('order=asc&perPage=2&page=3')).toEqual(sorted.slice(4, 6))
})

test('gifts are sorted by buyer and by state', async () => {
  const token = (await createUser(app, ['user'], 'Nadia', 'n@exemple.fr')).token
  await orderGift(app, { token, body: { firstname: 'Basile' } })
  const rows = await rowsOf('gifts?sort=name&order=asc')
  expect(rows.map(({ buyer }) => buyer.name)).toEqual(['Basile Martin', 'Odile Martin'])
  const byAddress = await rowsOf('gifts?sort=email&order=desc')
  expect(byAddress.map(({ buyer }) => buyer.email)).toEqual([visitor, 'n@exemple.fr'])
  await orderGift(app, { email: newEmail(), number: cards.refused })
  expect((await rowsOf('gifts?sort=state&order=asc')).map(({ state }) => state)).toEqual(['failed', 'ready', 'ready'])
})
