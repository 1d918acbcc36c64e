import { z } from 'zod'
import { defineCall } from '../call.ts'
import { text } from '../forms.ts'

/** Reasons that the site offers when it asks members why they leave. */
export const leavingReasons = ['price', 'time', 'coaching', 'content', 'reached', 'other'] as const

export const sendLeaving = defineCall({
  id: 'sendLeaving',
  method: 'POST',
  path: '/subscriptions/leaving',
  summary: 'Why a member leaves: optional, and only once the cancellation is confirmed',
  access: 'session',
  idempotent: true,
  body: z.strictObject({ reason: text(1, 40).optional(), text: text(0, 2000).optional() }),
  status: 204,
})
