/** Days and hours as clocks in Paris show them, whatever the zone of the server or the device. */
export const timeZone = 'Europe/Paris'

type Moment = Date | string | number

const wallClock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })

/** A French format for dates in Paris. */
export function parisFormat(options: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  const format = new Intl.DateTimeFormat('fr-FR', { ...options, timeZone })
  return (moment) => format.format(new Date(moment))
}

/** `2026-11-21 08:00:00` */
export const wallClockText = (moment: Moment): string => wallClock.format(new Date(moment))

/** `2026-11-21` */
export const dayOf = (moment: Moment): string => wallClockText(moment).slice(0, 10)

/** Midnights between two moments; negative where the second comes first. */
export const daysBetween = (from: Moment, to: Moment): number =>
  Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / 86_400_000)

/** For calendar arithmetic on the server: browsers have no Temporal. */
export const zoned = (moment: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
