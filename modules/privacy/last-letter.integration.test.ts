import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transport } from '../../platform/mailer/transport.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { findUser } from '../accounts/index.ts'
import { createSubscriber, passTime, type TestSubscriber } from '../subscriptions/fixtures/subscriber.ts'
import { unsubscribe } from '../subscriptions/index.ts'
import { pauseSubscription } from '../subscriptions/lifecycle/pause/pause-subscription.ts'
import { eraseDueAccounts } from './erase-due-accounts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: '2026-03-10T09:00:00Z' })
})
afterAll(() => app.close())

async function leaving(): Promise<TestSubscriber> {
  const camille = await createSubscriber(app)
  await camille.subscribe()
  await camille.post('/subscriptions/unsubscribe')
  await app.settle()
  return camille
}

async function end(camille: TestSubscriber): Promise<void> {
  await passTime(app, { days: 3 })
  await eraseDueAccounts(app.platform)
  await expect.poll(() => findUser(app.platform.db, camille.uid)).toBeUndefined()
}

const subjects = async ({ email }: TestSubscriber) => (await app.mailsTo(email)).map(({ subject }) => subject)

test('without SMTP the final mails stay readable', async () => {
  const camille = await leaving()
  await end(camille)
  await app.settle()
  expect(await subjects(camille)).toEqual(['Votre abonnement est terminé', expect.stringContaining('effac')])
})

test('cancelling during a pause erases the account; its receipt stays readable', async () => {
  const { platform } = app
  const camille = await createSubscriber(app)
  await camille.subscribe()
  await passTime(app, { days: 3 })
  await pauseSubscription(platform, platform.db, camille.uid, 1)
  await passTime(app, { days: 32 })
  await unsubscribe(platform, platform.db, camille.uid)
  await app.settle()
  await eraseDueAccounts(platform)
  await expect.poll(() => findUser(platform.db, camille.uid)).toBeUndefined()
  expect(await subjects(camille)).toContain('Notification de la résiliation')
})

test('a slow mail server still sends the final mail exactly once', async () => {
  const camille = await leaving()
  const sent: string[] = []
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const transport: Transport = {
    taken: new Set(),
    async send({ subject }) {
      await opened
      sent.push(subject)
    },
    async close() {},
  }
  Object.assign(app.platform, { transport })
  await end(camille)
  expect(sent).toEqual([])
  open()
  await app.settle()
  expect(sent.filter((subject) => subject === 'Votre abonnement est terminé')).toHaveLength(1)
  Object.assign(app.platform, { transport: undefined })
})
