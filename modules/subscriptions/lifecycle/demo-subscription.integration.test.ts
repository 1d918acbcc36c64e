import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { createSubscriber, ledgerLines, passTime } from '../fixtures/subscriber.ts'
import { startDemoSubscription } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('the demo subscriber has finished the trial and paid one month', async () => {
  const { platform } = app
  const camille = await createSubscriber(app)
  await platform.db.transaction((db) => startDemoSubscription(platform, db, camille.uid))
  await startDemoSubscription(platform, platform.db, camille.uid)
  await passTime(app, { seconds: 2 })
  expect(await camille.subscription()).toMatchObject({ status: 'active', credits: [{ amount: 2000 }] })
  expect(await camille.roles()).toContain('vip')
  expect(await ledgerLines(app, camille.uid)).toEqual(['charge 190', 'charge 3990'])
  expect((await camille.post('/subscriptions/withdraw')).status).toBe(409)
})
