import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlatformJob } from '../../../platform/index.ts'
import { sendMailJob } from '../../../platform/mailer/index.ts'
import type { TestHouse } from '../../../tests/fixtures/house.ts'
import { createOfficeHouse, somebody } from '../fixtures/office-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createOfficeHouse({ workers: false })
})
afterAll(() => house.close())

test('a job that failed for good is shown to the owner, with its reason', async () => {
  const admin = await somebody(house, ['admin'])
  expect((await admin.get('/staff/dead-jobs')).body.payload).toEqual([])
  const { platform } = house
  await platform.jobs.enqueue(platform.db, sendMailJob as PlatformJob, { uid: crypto.randomUUID() })
  await platform.db.execute(
    sql`update jobs.job set state = 'failed', completed_on = now(), output = '{"message":"no route"}' where name = ${sendMailJob.name}`,
  )
  expect((await admin.get('/staff/dead-jobs')).body.payload).toEqual([
    { uid: expect.any(String), name: sendMailJob.name, failedDateTime: expect.any(String), reason: 'no route' },
  ])
})
