import { dayOf, daysBetween, zoneFormat as format } from '../../contracts/text/paris.ts'

export const timeOf = format({ hour: '2-digit', minute: '2-digit' })
const weekday = format({ weekday: 'long' })
const shortWeekday = format({ weekday: 'short' })
const dayOfYear = format({ weekday: 'long', day: 'numeric', month: 'long' })
const fullDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = format({ day: 'numeric', month: 'short' })
const shortFullDay = format({ day: 'numeric', month: 'short', year: 'numeric' })

const onOneLine = (text: string): string => text.replaceAll(' ', '\u00a0')

const isSameYear = (iso: string, now: string, zone?: string): boolean =>
  dayOf(iso, zone).slice(0, 4) === dayOf(now, zone).slice(0, 4)

/** Label of a day above its messages. @param zone the reader's; Paris by default */
export function dayLabel(iso: string, now: string, zone?: string): string {
  const days = daysBetween(iso, now, zone)
  if (days <= 0) return 'Aujourd’hui'
  if (days === 1) return 'Hier'
  if (days < 7) return weekday(iso, zone).replace(/^./, (letter) => letter.toLocaleUpperCase('fr'))
  const text = (isSameYear(iso, now, zone) ? dayOfYear : fullDay)(iso, zone)
  return onOneLine(text).replace(/^./, (letter) => letter.toLocaleUpperCase('fr'))
}

/** Short date in a list: 10:42, hier, jeu., 12 nov., 12 nov. 2025. */
export function relativeDay(iso: string, now: string, zone?: string): string {
  const days = daysBetween(iso, now, zone)
  if (days <= 0) return timeOf(iso, zone)
  if (days === 1) return 'hier'
  if (days < 7) return shortWeekday(iso, zone)
  return onOneLine((isSameYear(iso, now, zone) ? shortDay : shortFullDay)(iso, zone))
}
