import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { accountsUid, createSubscriber, ledgerLines, passTime } from './fixtures/subscriber.ts'
import { attemptsOf } from './orders/queries-attempts.ts'
import { stopSubscription } from './staff/members/stop-subscription.ts'
import { refundPayment } from './staff/payments/refund-payment.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('staff refund a payment once', async () => {
  const { platform } = app
  const camille = await createSubscriber(app)
  await camille.subscribe()
  const [attempt] = await attemptsOf(platform.db, await accountsUid(app, camille.uid))
  const uid = attempt?.uid ?? ''
  await refundPayment(platform, platform.db, uid, { reason: 'geste commercial' })
  await expect(refundPayment(platform, platform.db, uid, { reason: 'encore' })).rejects.toMatchObject({ status: 409 })
  await expect(refundPayment(platform, platform.db, camille.uid, { reason: 'rien' })).rejects.toMatchObject({
    status: 404,
  })
  await passTime(app, { seconds: 2 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'refund 190'])
  await camille.post('/subscriptions/withdraw')
  await passTime(app, { seconds: 2 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'refund 190'])
})

test('staff end a subscription at once', async () => {
  const { platform } = app
  const camille = await createSubscriber(app)
  await camille.subscribe()
  await stopSubscription(platform, platform.db, camille.uid)
  expect(await camille.roles()).not.toContain('vip')
  expect(await camille.subscription()).toMatchObject({ status: 'ended' })
  expect(await stopSubscription(platform, platform.db, camille.uid)).toBeUndefined()
  await passTime(app, { days: 5 })
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190'])
})
