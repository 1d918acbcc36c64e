import { z } from 'zod'
import { defineCall } from './call.ts'
import { rule } from './forms.ts'
import { messages } from './messages.ts'
import { payload } from './paging.ts'

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, messages.invalid)
  .toLowerCase()

export const colours = z.strictObject({ ground: colour, accent: colour, ink: colour, paper: colour })

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, messages.invalid)

/** One span of a weekday, in Paris; 1 is Monday. */
const openHours = z
  .strictObject({ day: z.int().min(1).max(7), from: timeOfDay, to: timeOfDay })
  .check(rule(({ from, to }) => (from < to ? undefined : messages.invalid)))

export const coachingHours = z.array(openHours).max(21)

/** What the owner tells everyone about her house. */
export const house = z
  .object({
    name: z.string(),
    logoText: z.string(),
    colours,
    postalAddress: z.string(),
    contactEmail: z.string().nullable(),
    coachingHours,
  })
  .meta({ id: 'House' })
export type House = z.output<typeof house>

export const getHouse = defineCall({
  id: 'getHouse',
  method: 'GET',
  path: '/house',
  summary: 'The owner’s settings that the site shows',
  access: 'public',
  status: 200,
  answer: payload(house),
})
