import { z } from 'zod'
import { count } from '../forms.ts'
import { staffMessage } from './staff-tickets.ts'

/**
 * `details` of the 409 about `seen`: the latest messages of the person or colleagues, and the sequence to resume from.
 */
export const staleAnswerDetails = z.object({ messages: z.array(staffMessage), sequence: count })
export type StaleAnswerDetails = z.output<typeof staleAnswerDetails>
