import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '../../tests/fixtures/house.ts'
import { createSubscriber, ledgerLines, pass } from './fixtures/subscriber.ts'
import { startDemoSubscription } from './index.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse()
})
afterAll(() => house.close())

test('the demo subscriber has a past: her trial is over and her first month paid, once', async () => {
  const { platform } = house
  const camille = await createSubscriber(house)
  await platform.db.transaction((db) => startDemoSubscription(platform, db, camille.uid))
  await startDemoSubscription(platform, platform.db, camille.uid)
  await pass(house, { seconds: 2 })
  expect(await camille.subscription()).toMatchObject({ status: 'active', credits: [{ amount: 2000 }] })
  expect(await camille.roles()).toContain('vip')
  expect(await ledgerLines(house, camille.uid)).toEqual(['charge 190', 'charge 3990'])
  expect((await camille.post('/subscriptions/withdraw')).status).toBe(409)
})
