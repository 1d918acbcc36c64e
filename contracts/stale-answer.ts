import { z } from 'zod'
import { count } from './forms.ts'
import { staffMessage } from './staff-tickets.ts'

/** `details` of the 409 about `seen`: the latest that the person or colleagues wrote since, and the sequence to go on from. */
export const messagesSince = z.object({ messages: z.array(staffMessage), sequence: count })
export type MessagesSince = z.output<typeof messagesSince>
