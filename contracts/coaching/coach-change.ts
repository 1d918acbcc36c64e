import { z } from 'zod'
import { defineCall } from '../call.ts'
import { uuid } from '../forms.ts'
import { payload } from '../paging.ts'

const mostDiscussions = 500
const discussions = z.array(uuid).max(mostDiscussions)

/** Every discussion of the member with the former coach must be in either `follow` or `keep`. */
export const coachChange = z.strictObject({ from: uuid, coach: uuid, follow: discussions, keep: discussions })
export type CoachChange = z.output<typeof coachChange>

export const changeCoach = defineCall({
  id: 'changeCoach',
  method: 'POST',
  path: '/support/coaching/coach-change',
  summary:
    'The member leaves a coach: discussions in `follow` go to the other coach, those in `keep` end and only the member reads them',
  access: 'vip',
  idempotent: true,
  body: coachChange,
  answer: payload(z.object({ followed: z.array(uuid), kept: z.array(uuid) }).meta({ id: 'CoachChanged' })),
})
