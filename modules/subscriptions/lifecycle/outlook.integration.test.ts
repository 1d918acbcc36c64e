import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { findUser } from '../../accounts/index.ts'
import { cards, createSubscriber, passTime, type TestSubscriber } from '../fixtures/subscriber.ts'
import { currentSubscription } from '../index.ts'
import { readOutlook } from './read-outlook.ts'
import { unsubscribe } from './unsubscribe.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: '2026-01-28T09:00:00Z' })
})
afterAll(() => app.close())

/** Reads the outlook without the call: a session may have expired by then. */
async function outlookOf({ uid }: TestSubscriber) {
  const outlook = await readOutlook(app.platform, app.platform.db, uid)
  if (!outlook?.endings) throw new Error('no contract to look at')
  return { ...outlook, endings: outlook.endings }
}

test('the outlook forecasts twelve payments on the Paris calendar with stable uids', async () => {
  const camille = await createSubscriber(app)
  const none = await app.call('GET', '/subscriptions/outlook', { token: camille.token })
  expect(none.body).toEqual({ payload: null })
  await camille.subscribe()
  await app.settle()
  const before = await outlookOf(camille)
  const { nextPaymentDateTime, nextPaymentAmount } = await camille.subscription()
  expect(before.renewals).toHaveLength(12)
  expect(before.renewals[0]).toMatchObject({ date: nextPaymentDateTime, amount: nextPaymentAmount })
  expect(before.renewals.slice(1, 3).map(({ date }) => date)).toEqual([
    '2026-02-28T09:00:00.000Z',
    '2026-03-31T08:00:00.000Z',
  ])
  await passTime(app, { days: 4 })
  const after = await outlookOf(camille)
  expect(after.renewals.slice(0, 11)).toEqual(before.renewals.slice(1))
  expect(after.cashbacks[0]?.steps).toMatchObject([{ state: 'expected' }])
})

test('each legal way to leave shows its last day, the amount due and the refund', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  await app.settle()
  const { expirationDateTime, withdrawalDeadlineDateTime } = await camille.subscription()
  const now = app.clock.now().toISOString()
  expect((await outlookOf(camille)).endings).toEqual({
    cancel: { lastDateTime: expirationDateTime, amountDue: 0, cashbackKept: 0, cashbackLost: 2000 },
    withdraw: { deadlineDateTime: withdrawalDeadlineDateTime, lastDateTime: now, refund: 190 },
  })
  await camille.post('/subscriptions/unsubscribe')
  await app.settle()
  const cancelled = await outlookOf(camille)
  expect([cancelled.renewals, cancelled.endings.cancel]).toEqual([[], null])
  expect(cancelled.cashbacks).toEqual([])
  expect((await camille.subscription()).credits).toEqual([])
  expect(cancelled.endings.withdraw?.refund).toBe(190)
})

test('a cashback is kept once payments cover it, and lost by cancelling earlier', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  await app.settle()
  const cashbacks = async () => (await outlookOf(camille)).endings.cancel
  expect(await cashbacks()).toMatchObject({ cashbackKept: 0, cashbackLost: 2000 })
  await passTime(app, { days: 4 })
  expect(await cashbacks()).toMatchObject({ cashbackKept: 2000, cashbackLost: 0 })
})

test('a refused renewal is listed first, on its retry day; other dates stay', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe(cards.declinedRenewals)
  await app.settle()
  const [, second] = (await outlookOf(camille)).renewals
  await passTime(app, { days: 3 })
  const { renewals } = await outlookOf(camille)
  const shown = await currentSubscription(app.platform.db, camille.uid)
  expect(renewals[0]?.date).toBe(shown?.nextPaymentDateTime)
  expect(renewals[1]?.date).toBe(second?.date)
})

test('cancelling a past due subscription ends access at once, as announced', async () => {
  const camille = await createSubscriber(app)
  await camille.subscribe(cards.declinedRenewals)
  await passTime(app, { days: 4 })
  const now = app.clock.now().toISOString()
  expect((await outlookOf(camille)).endings.cancel).toMatchObject({ lastDateTime: now, amountDue: 0 })
  await unsubscribe(app.platform, app.platform.db, camille.uid)
  await app.settle()
  await passTime(app, { seconds: 5 })
  expect((await findUser(app.platform.db, camille.uid))?.erasureDueAt).not.toBeNull()
  const [mail] = (await app.mailsTo(camille.email)).filter(({ kind }) => kind === 'subscriptions.cancelled')
  expect(mail?.text).toContain('Votre accès se termine maintenant')
  expect(mail?.forgetAt).not.toBeNull()
})
