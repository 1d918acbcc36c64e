import { timeZone, zoned } from '../../../contracts/text/paris.ts'

/** Next moment outside those hours: now, or their end. */
export function afterQuietHours({ from, to }: { from: string | null; to: string | null }, now: Date): Date {
  if (from === null || to === null) return now
  const local = zoned(now)
  const time = local.toPlainTime().toString().slice(0, 5)
  const isQuiet = from < to ? from <= time && time < to : time >= from || time < to
  if (!isQuiet) return now
  const day = local.toPlainDate()
  const end = time < to ? day : day.add({ days: 1 })
  return new Date(end.toZonedDateTime({ timeZone, plainTime: to }).epochMilliseconds)
}
