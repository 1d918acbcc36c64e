import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../platform/database/index.ts'
import { createTestApp, type TestApp } from '../../../tests/fixtures/test-app.ts'
import { giveConsent } from '../../accounts/index.ts'
import { accountsUid, createSubscriber, signIn, type TestSubscriber } from '../fixtures/subscriber.ts'
import { remindFirstMessageJob } from './first-message.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://eclore.test' } })
})
afterAll(() => app.close())

async function subscribed(): Promise<TestSubscriber> {
  const member = await createSubscriber(app)
  expect((await member.subscribe()).status).toBe(200)
  return member
}

/** Runs the job that was planned for a day after access opened. */
async function remind(member: Pick<TestSubscriber, 'uid' | 'email'>): Promise<string[]> {
  const [planned] = await rowsOf<{ data: { subscriber: string }; seconds: number }>(
    app.platform.db,
    sql`select data, extract(epoch from start_after - created_on)::float8 as seconds
      from jobs.job where name = ${remindFirstMessageJob.name} and data ->> 'subscriber' = ${await accountsUid(app, member.uid)}`,
  )
  if (!planned) throw new Error('nothing was planned')
  expect(Math.round(planned.seconds / 3600)).toBe(24)
  await remindFirstMessageJob.handle(app.platform, planned.data)
  const mails = await app.mailsTo(member.email)
  return mails.filter(({ kind }) => kind === 'subscriptions.first-message').map(({ subject }) => subject)
}

test('A member who wrote to no coach is reminded a day after the order', async () => {
  const member = await subscribed()
  expect(await remind(member)).toEqual(['Par quoi commençons-nous\u202f?'])
  const mail = (await app.mailsTo(member.email)).at(-1)
  expect(mail?.text).toContain('https://eclore.test/coaching/new-discussion')
  expect(mail?.text).toContain('https://eclore.test/account/notifications')
})

test('A member who began a discussion is not reminded', async () => {
  const member = await subscribed()
  await giveConsent(app.platform.db, app.clock, member.uid, { kind: 'coaching', version: '1' })
  const token = await signIn(app, member.email)
  const body = { title: '[Vie]: Bonjour', message: 'Un premier message' }
  expect((await app.call('POST', '/support/coaching/tickets', { token, body })).status).toBe(201)
  expect(await remind(member)).toEqual([])
})

test('A member who wants no reminders gets none', async () => {
  const member = await subscribed()
  const { token } = member
  const path = `/users/${member.uid}/notifications`
  const { payload } = (await app.call('GET', path, { token })).body
  const choices = { ...payload, mail: { ...payload.mail, reminder: false } }
  expect((await app.call('PUT', path, { token, body: choices })).status).toBe(200)
  expect(await remind(member)).toEqual([])
})

test('A member whose access has ended is not reminded', async () => {
  const member = await subscribed()
  expect((await member.post('/subscriptions/withdraw')).status).toBeLessThan(300)
  expect(await member.roles()).not.toContain('vip')
  expect(await remind(member)).toEqual([])
})
