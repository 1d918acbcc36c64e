import { z } from 'zod'
import { staffRole } from '../accounts/roles.ts'
import { coachingHours, type openHours } from '../administration/site-settings.ts'
import { isoDateTime, rule, text, uuid } from '../forms.ts'
import { messages } from '../messages.ts'
import * as staff from '../staff.ts'

export type WorkingSpan = z.output<typeof openHours>

const day = z.iso.date(messages.date)

/** Days off, from the first to the last, both included. */
const dayOff = z
  .strictObject({ from: day, to: day, label: text(0, 100).default('') })
  .check(rule(({ from, to }) => (from <= to ? undefined : messages.daysOrder)))
export type WorkingDayOff = z.output<typeof dayOff>

/** `own`: false for the site's default hours. French public holidays apply to everyone. */
export const workingHours = z
  .object({
    uid: uuid.meta({ description: 'Of the member of staff' }),
    name: z.string(),
    hours: coachingHours,
    daysOff: z.array(dayOff),
    publicHolidays: z.array(z.iso.date()).meta({ description: 'Of this year and the next, in order' }),
    own: z.boolean(),
    modified: isoDateTime.nullable(),
    nextDateTime: isoDateTime
      .nullable()
      .meta({ description: 'The next moment of these hours: now within them; null: none within a year' }),
    version: z.int().min(1),
  })
  .meta({ id: 'WorkingHours' })
export type WorkingHours = z.output<typeof workingHours>

const writable = { hours: coachingHours, daysOff: z.array(dayOff).max(100) }
const decided = staff.readOnlyFields('uid', 'name', 'publicHolidays', 'own', 'modified', 'nextDateTime')

const hours = staff.resource({
  path: 'working-hours',
  one: 'WorkingHours',
  many: 'WorkingHours',
  params: staff.byUuid,
  entity: workingHours,
})
export const staffWorkingHours = {
  ...hours.list(['name', 'uid'], {
    ...staff.uuidFilter,
    role: staffRole.extract(['coach', 'support', 'admin']).optional(),
  }),
  ...hours.get(),
  ...hours.change(writable, decided),
}
