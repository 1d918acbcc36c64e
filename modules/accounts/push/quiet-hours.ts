import { toZonedTime } from '../../../contracts/text/paris-calendar.ts'

/** @returns the end of the current quiet hours in that time zone; `now` outside quiet hours */
export function afterQuietHours(
  { from, to }: { from: string | null; to: string | null },
  now: Date,
  timeZone: string,
): Date {
  if (from === null || to === null) return now
  const local = toZonedTime(now, timeZone)
  const time = local.toPlainTime().toString().slice(0, 5)
  const isQuiet = from < to ? from <= time && time < to : time >= from || time < to
  if (!isQuiet) return now
  const day = local.toPlainDate()
  const end = time < to ? day : day.add({ days: 1 })
  // At a clock change, a time may occur twice: quiet hours end at the second occurrence.
  const atEnd = end.toPlainDateTime(Temporal.PlainTime.from(to))
  return new Date(atEnd.toZonedDateTime(timeZone, { disambiguation: 'later' }).epochMilliseconds)
}
