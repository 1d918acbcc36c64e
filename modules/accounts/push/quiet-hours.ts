import { zoned } from '../../../contracts/text/paris.ts'

/** Next moment outside those hours of the zone's clocks: now, or their end. */
export function afterQuietHours(
  { from, to }: { from: string | null; to: string | null },
  now: Date,
  timeZone: string,
): Date {
  if (from === null || to === null) return now
  const local = zoned(now, timeZone)
  const time = local.toPlainTime().toString().slice(0, 5)
  const isQuiet = from < to ? from <= time && time < to : time >= from || time < to
  if (!isQuiet) return now
  const day = local.toPlainDate()
  const end = time < to ? day : day.add({ days: 1 })
  // An hour that clocks show twice ends the second time: the first may have passed.
  const atEnd = end.toPlainDateTime(Temporal.PlainTime.from(to))
  return new Date(atEnd.toZonedDateTime(timeZone, { disambiguation: 'later' }).epochMilliseconds)
}
