import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlatformJob } from '../../../../platform/index.ts'
import { sendMailJob } from '../../../../platform/mailer/index.ts'
import {
  auditOf,
  createStaffApp,
  createUser,
  type Person,
  violationsOf,
} from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp({ workers: false })
  admin = await createUser(app, ['admin'])
})
afterAll(() => app.close())

async function failedJob(data?: string): Promise<string> {
  const { platform } = app
  const mail = randomUUID()
  await platform.jobs.enqueue(platform.db, sendMailJob as PlatformJob, { uid: mail })
  await platform.db.execute(sql`update jobs.job set state = 'failed', completed_on = now(), retry_count = 8,
    output = '{"message":"no route"}', data = coalesce(${data ?? null}::jsonb, data) where data->>'uid' = ${mail}`)
  const { payload } = (await admin.get('/staff/jobs?filter[state]=failed&sort=date&order=desc')).body
  return payload[0].uid
}

test('jobs are listed by state and age, with the reason of each failure', async () => {
  const { platform } = app
  await platform.jobs.enqueue(platform.db, sendMailJob as PlatformJob, { uid: randomUUID() })
  const uid = await failedJob()
  const failed = (await admin.get('/staff/jobs?filter[state]=failed')).body
  expect(failed.page).toEqual({ total: 1 })
  const known = { uid, name: sendMailJob.name, state: 'failed', attempts: 9, reason: 'no route', retryable: true }
  expect(failed.payload[0]).toMatchObject(known)
  expect(failed.payload[0]).not.toHaveProperty('data')
  const oldest = (await admin.get('/staff/jobs?sort=date&order=asc&filter[state]=waiting')).body
  expect(oldest.payload[0]).toMatchObject({ state: 'waiting', attempts: 0, retryable: false, failedDateTime: null })
  expect((await admin.get('/staff/jobs?q=nothing-like-it')).body.page.total).toBe(0)
})

test('a failed job can be retried once, with an audit line', async () => {
  const uid = await failedJob()
  const again = await admin.post(`/staff/jobs/${uid}/retry`, { reason: 'le réseau est revenu' })
  expect([again.status, again.body.payload.state]).toEqual([200, 'retrying'])
  expect(violationsOf(await admin.post(`/staff/jobs/${uid}/retry`, {}))).toEqual([409, ['state', 'invalid']])
  const detail = { job: sendMailJob.name, reason: 'le réseau est revenu' }
  expect(await auditOf(admin, uid)).toEqual([['jobs.retry', detail]])
})

test('a job whose data were deleted is discarded, not retried', async () => {
  const uid = await failedJob('{}')
  expect(violationsOf(await admin.post(`/staff/jobs/${uid}/retry`, {}))).toEqual([409, ['state', 'invalid']])
  const gone = await admin.post(`/staff/jobs/${uid}/discard`, {})
  expect([gone.status, gone.body.payload.state]).toEqual([200, 'discarded'])
  expect((await admin.post(`/staff/jobs/${uid}/discard`, {})).status).toBe(409)
  expect(await auditOf(admin, uid)).toEqual([['jobs.discard', { job: sendMailJob.name }]])
  expect((await admin.post(`/staff/jobs/${randomUUID()}/discard`, {})).status).toBe(404)
})
