const timeZone = 'Europe/Paris'
const dayMilliseconds = 86_400_000

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('fr-FR', { ...options, timeZone })

const parts = new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
const time = format({ hour: '2-digit', minute: '2-digit' })
const weekday = format({ weekday: 'long' })
const shortWeekday = format({ weekday: 'short' })
const dayOfYear = format({ weekday: 'long', day: 'numeric', month: 'long' })
const fullDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = format({ day: 'numeric', month: 'short' })
const shortFullDay = format({ day: 'numeric', month: 'short', year: 'numeric' })

const french = (text: string): string => text.replace(/\b1 (?=\p{L})/u, '1er ').replaceAll(' ', '\u00a0')

/** The day in Paris, `2026-11-21`. */
export const dayOf = (iso: string): string => parts.format(new Date(iso))

const daysBetween = (iso: string, now: string): number =>
  Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(iso))) / dayMilliseconds)

export const timeOf = (iso: string): string => time.format(new Date(iso))

/** How a day is called above its messages. */
export function dayLabel(iso: string, now: string): string {
  const days = daysBetween(iso, now)
  if (days <= 0) return 'Aujourd’hui'
  if (days === 1) return 'Hier'
  const date = new Date(iso)
  if (days < 7) return weekday.format(date).replace(/^./, (letter) => letter.toLocaleUpperCase('fr'))
  const text = dayOf(iso).slice(0, 4) === dayOf(now).slice(0, 4) ? dayOfYear.format(date) : fullDay.format(date)
  return french(text).replace(/^./, (letter) => letter.toLocaleUpperCase('fr'))
}

/** How long ago, in a list: 10:42, hier, jeu., 12 nov., 12 nov. 2025. */
export function relativeDay(iso: string, now: string): string {
  const days = daysBetween(iso, now)
  const date = new Date(iso)
  if (days <= 0) return time.format(date)
  if (days === 1) return 'hier'
  if (days < 7) return shortWeekday.format(date)
  return french(dayOf(iso).slice(0, 4) === dayOf(now).slice(0, 4) ? shortDay.format(date) : shortFullDay.format(date))
}
