import { z } from 'zod'
import { defineCall } from '../call.ts'
import { byUuid, rule } from '../forms.ts'
import { messages } from '../messages.ts'
import { payload } from '../paging.ts'
import { wallClockText } from '../text/paris.ts'

/** Tells whether the zone exists. Uses a cached format, because every page checks its reader's zone. */
function isKnown(timeZone: string): boolean {
  try {
    wallClockText(0, timeZone)
    return true
  } catch {
    // RangeError: no such zone.
    return false
  }
}

/** Accepts named zones, not offsets: `+05:30` has no daylight saving time, and older browsers reject it. */
const zonePattern = /^[A-Za-z][A-Za-z0-9_+/-]*$/

/** Zone in which a person reads hours, and in which their quiet hours are. */
export const ownTimeZone = z
  .strictObject({
    timeZone: z
      .string()
      .max(64)
      .regex(zonePattern, messages.choice)
      .check(rule((value) => (isKnown(value) ? undefined : messages.choice)))
      .meta({ description: 'An IANA time zone; `Europe/Paris` by default' }),
  })
  .meta({ id: 'OwnTimeZone' })
export type OwnTimeZone = z.output<typeof ownTimeZone>

export const getTimeZone = defineCall({
  id: 'getTimeZone',
  method: 'GET',
  path: '/users/:uid/time-zone',
  summary: 'Time zone in which one reads hours',
  access: 'session',
  params: byUuid,
  answer: payload(ownTimeZone),
})

export const saveTimeZone = defineCall({
  id: 'saveTimeZone',
  method: 'PUT',
  path: '/users/:uid/time-zone',
  summary: 'Choose the time zone in which one reads hours',
  access: 'session',
  params: byUuid,
  body: ownTimeZone,
  answer: payload(ownTimeZone),
})
