import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlatformJob } from '../../../../platform/index.ts'
import { sendMailJob } from '../../../../platform/mailer/index.ts'
import { createStaffApp, createUser } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createStaffApp({ workers: false })
})
afterAll(() => app.close())

test('a job that failed for good is shown to the owner, with its reason', async () => {
  const admin = await createUser(app, ['admin'])
  expect((await admin.get('/staff/dead-jobs')).body.payload).toEqual([])
  const { platform } = app
  await platform.jobs.enqueue(platform.db, sendMailJob as PlatformJob, { uid: crypto.randomUUID() })
  await platform.db.execute(
    sql`update jobs.job set state = 'failed', completed_on = now(), output = '{"message":"no route"}' where name = ${sendMailJob.name}`,
  )
  expect((await admin.get('/staff/dead-jobs')).body.payload).toEqual([
    { uid: expect.any(String), name: sendMailJob.name, failedDateTime: expect.any(String), reason: 'no route' },
  ])
})
