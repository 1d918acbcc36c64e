import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '../../tests/fixtures/house.ts'
import { accountsUid, createSubscriber, ledgerLines, pass } from './fixtures/subscriber.ts'
import { refundPayment, stopSubscription } from './index.ts'
import { attemptsOf } from './queries-attempts.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse()
})
afterAll(() => house.close())

test('staff refunds a payment once', async () => {
  const { platform } = house
  const camille = await createSubscriber(house)
  await camille.subscribe()
  const [attempt] = await attemptsOf(platform.db, await accountsUid(house, camille.uid))
  const uid = attempt?.uid ?? ''
  await refundPayment(platform, platform.db, uid, 'geste commercial')
  await expect(refundPayment(platform, platform.db, uid, 'encore')).rejects.toMatchObject({ status: 409 })
  await expect(refundPayment(platform, platform.db, camille.uid, 'rien')).rejects.toMatchObject({ status: 404 })
  await pass(house, { seconds: 2 })
  expect(await ledgerLines(house, camille.uid)).toEqual(['charge 190', 'refund 190'])
  await camille.post('/subscriptions/withdraw')
  await pass(house, { seconds: 2 })
  expect(await ledgerLines(house, camille.uid)).toEqual(['charge 190', 'refund 190'])
})

test('staff ends a subscription now', async () => {
  const { platform } = house
  const camille = await createSubscriber(house)
  await camille.subscribe()
  await stopSubscription(platform, platform.db, camille.uid)
  expect(await camille.roles()).not.toContain('vip')
  expect(await camille.subscription()).toMatchObject({ status: 'ended' })
  expect(await stopSubscription(platform, platform.db, camille.uid)).toBeUndefined()
  await pass(house, { days: 5 })
  expect(await ledgerLines(house, camille.uid)).toEqual(['charge 190'])
})
