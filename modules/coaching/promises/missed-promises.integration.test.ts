import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { currentSubscription, sweepSubscriptions } from '../../subscriptions/index.ts'
import { recordMissedSweep } from '../../support/hours/missed-promises.ts'
import { closeTicket } from '../../support/tickets/close-ticket.ts'
import { answerTicket } from '../../support/tickets/messages/answer-ticket.ts'
import { coachingChannel } from '../coaching-channel.ts'
import { openDiscussion } from '../open-discussion.ts'
import { createCoach, createPayingSubscriber, setPromiseCredit } from './fixtures/wait.ts'
import { settleMissedSweep } from './settle-missed.ts'

let app: TestApp
// Ten in the morning in Paris on a Tuesday; the answer is due a day later.
const tuesday = '2026-11-17T09:00:00Z'
const due = '2026-11-18T09:00:00.000Z'
const late = '2026-11-18T09:00:01Z'

beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' }, now: tuesday, workers: false })
})
afterAll(() => app.close())

/** A subscriber who asks a coach a question on Tuesday. */
async function asking() {
  app.clock.set(tuesday)
  const { subscriber, person } = await createPayingSubscriber(app)
  const coach = await createCoach(app, 'Claire')
  const given = { title: '[Vie]: Un doute', message: 'Bonjour', coach: coach.uid }
  const { uid } = await openDiscussion(app.platform, app.platform.db, coachingChannel, person, given)
  return { subscriber, person, coach, uid }
}

async function sweep(): Promise<void> {
  await recordMissedSweep.handle(app.platform)
  await settleMissedSweep.handle(app.platform)
}

const promises = async ({ uid }: { uid: string }) => {
  const subscription = await currentSubscription(app.platform.db, uid)
  return (subscription?.credits ?? []).filter(({ promisedDateTime }) => promisedDateTime !== null)
}
const mailsOf = async (email: string) =>
  (await app.mailsTo(email)).filter(({ kind }) => kind === 'subscriptions.promise-missed')

test('a missed promise is credited once, mailed, and refunded to the card', async () => {
  await setPromiseCredit(app, 150)
  const { subscriber } = await asking()
  app.clock.set(due)
  await sweep()
  expect(await promises(subscriber)).toEqual([])
  app.clock.set(late)
  await sweep()
  await sweep()
  const [credit, ...others] = await promises(subscriber)
  expect(credit).toMatchObject({ amount: 150, promisedDateTime: due, refundedDateTime: null })
  expect(others).toEqual([])
  expect(await mailsOf(subscriber.email)).toHaveLength(1)
  await sweepSubscriptions(app.platform)
  await sweepSubscriptions(app.platform)
  expect((await promises(subscriber))[0]).toMatchObject({ refundedDateTime: expect.any(String) })
})

test('a late answer counts as a missed promise; an answer in time does not', async () => {
  await setPromiseCredit(app, 150)
  const first = await asking()
  app.clock.set(late)
  await answerTicket(app.platform, app.platform.db, first.coach, {
    uid: first.uid,
    message: 'Me voici',
    internal: false,
  })
  const second = await asking()
  app.clock.set(due)
  const answer = { uid: second.uid, message: 'Me voici', internal: false }
  await answerTicket(app.platform, app.platform.db, second.coach, answer)
  app.clock.set(late)
  await sweep()
  expect(await promises(first.subscriber)).toHaveLength(1)
  expect(await promises(second.subscriber)).toEqual([])
})

test('nothing is credited if the member closed the discussion or the credit is 0', async () => {
  await setPromiseCredit(app, 150)
  const closed = await asking()
  const { platform } = app
  await closeTicket(platform, platform.db, { channel: coachingChannel, person: closed.person }, closed.uid)
  app.clock.set(late)
  await sweep()
  await setPromiseCredit(app, 0)
  const unpaid = await asking()
  app.clock.set(late)
  await sweep()
  await setPromiseCredit(app, 150)
  await sweep()
  expect(await promises(closed.subscriber)).toEqual([])
  expect(await promises(unpaid.subscriber)).toEqual([])
  expect(await mailsOf(unpaid.subscriber.email)).toEqual([])
})
