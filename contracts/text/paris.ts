/** Default zone of all days and hours, independent of the time zone of server or device. */
export const timeZone = 'Europe/Paris'

type Moment = Date | string | number

/** Maximum number of cached zones per format: creating a format is slow, and a server's readers may live anywhere. */
const mostZones = 40

function formatIn(locale: string, options: Intl.DateTimeFormatOptions): (moment: Moment, zone?: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>()
  const add = (zone: string): Intl.DateTimeFormat => {
    if (formats.size >= mostZones) formats.clear()
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
    formats.set(zone, format)
    return format
  }
  return (moment, zone = timeZone) => (formats.get(zone) ?? add(zone)).format(new Date(moment))
}

/** A French format for dates in a zone, which is Paris by default. French writes the first day with an ending: « 1er mars ». */
export function zoneFormat(options: Intl.DateTimeFormatOptions): (moment: Moment, zone?: string) => string {
  const format = formatIn('fr-FR', options)
  return (moment, zone) => format(moment, zone).replace(/\b1 (?=\p{L})/u, '1er ')
}

/** A French format for dates in Paris, and for days and months of the calendar: `2026-11-21`, `2026-11`. */
export function parisFormat(options: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  const format = zoneFormat(options)
  return (moment) => format(moment)
}

/** `2026-11-21 08:00:00` */
export const wallClockText = formatIn('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })

/** `2026-11-21` */
export const dayOf = (moment: Moment, zone?: string): string => wallClockText(moment, zone).slice(0, 10)

/** Midnights between two moments; negative where the second comes first. */
export const daysBetween = (from: Moment, to: Moment, zone?: string): number =>
  Math.round((Date.parse(dayOf(to, zone)) - Date.parse(dayOf(from, zone))) / 86_400_000)
