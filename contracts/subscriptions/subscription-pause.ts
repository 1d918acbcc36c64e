import { z } from 'zod'
import { defineCall } from '../call.ts'
import { cents, isoDateTime } from '../forms.ts'

export const maxPauseMonths = 3

/** Nothing is charged between the end of the paid period and `resumesDateTime`; then `amount` is charged. */
export const possiblePause = z
  .object({
    months: z.int().min(1).max(maxPauseMonths),
    startsDateTime: isoDateTime,
    resumesDateTime: isoDateTime,
    amount: cents,
  })
  .meta({ id: 'PossiblePause' })
export type PossiblePause = z.output<typeof possiblePause>

/** A current or planned pause. */
export const pause = z
  .object({
    resumesDateTime: isoDateTime,
    refused: z.boolean().meta({ description: 'The charge that ends it was refused and is tried again' }),
  })
  .meta({ id: 'Pause' })

export const pauseSubscription = defineCall({
  id: 'pauseSubscription',
  method: 'POST',
  path: '/subscriptions/pause',
  summary: 'Pause one’s own subscription for one to three months from the end of the paid period',
  access: 'session',
  idempotent: true,
  body: z.strictObject({ months: z.int().min(1).max(maxPauseMonths) }),
  status: 202,
})

export const resumeSubscription = defineCall({
  id: 'resumeSubscription',
  method: 'POST',
  path: '/subscriptions/resume',
  summary: 'Take back a pause that has not begun, or end one now: the next period is charged at once',
  access: 'session',
  idempotent: true,
  status: 202,
})
