import { z } from 'zod'
import { count, isoDateTime, oneOrMany, text, uuid } from '../forms.ts'
import * as staff from '../staff.ts'

export const jobState = z.enum(['waiting', 'retrying', 'running', 'failed', 'discarded'])
export type JobState = z.output<typeof jobState>

/** Work done after a call was answered. The job's data are not shown: they may be about a person. */
export const staffJob = z
  .object({
    uid: uuid,
    name: z.string(),
    state: jobState,
    date: isoDateTime.meta({ description: 'When it was asked for' }),
    dueDateTime: isoDateTime,
    failedDateTime: isoDateTime.nullable(),
    attempts: count,
    reason: z.string(),
    retryable: z
      .boolean()
      .meta({ description: 'It failed, and what it works on is still known: that is kept for a day' }),
  })
  .meta({ id: 'StaffJob' })
export type StaffJob = z.output<typeof staffJob>

const job = staff.resource({ path: 'jobs', one: 'Job', many: 'Jobs', params: staff.byUuid, entity: staffJob })
export const staffJobs = {
  ...job.list(['date', 'dueDateTime', 'failedDateTime', 'name', 'state', 'uid'], {
    ...staff.uuidFilter,
    state: oneOrMany(jobState).optional(),
    name: text(0, 100).optional(),
  }),
  ...job.get(),
}

export const retryJob = staff.actionCall('retryJob', 'jobs/:uid/retry', staff.optionalReasonBody, staffJob)
export const discardJob = staff.actionCall('discardJob', 'jobs/:uid/discard', staff.optionalReasonBody, staffJob)
