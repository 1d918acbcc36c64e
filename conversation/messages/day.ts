import { dayOf, daysBetween, parisFormat as format } from '../../contracts/text/paris.ts'

export const timeOf = format({ hour: '2-digit', minute: '2-digit' })
const weekday = format({ weekday: 'long' })
const shortWeekday = format({ weekday: 'short' })
const dayOfYear = format({ weekday: 'long', day: 'numeric', month: 'long' })
const fullDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = format({ day: 'numeric', month: 'short' })
const shortFullDay = format({ day: 'numeric', month: 'short', year: 'numeric' })

const french = (text: string): string => text.replace(/\b1 (?=\p{L})/u, '1er ').replaceAll(' ', '\u00a0')

/** How a day is called above its messages. */
export function dayLabel(iso: string, now: string): string {
  const days = daysBetween(iso, now)
  if (days <= 0) return 'Aujourd’hui'
  if (days === 1) return 'Hier'
  if (days < 7) return weekday(iso).replace(/^./, (letter) => letter.toLocaleUpperCase('fr'))
  const text = dayOf(iso).slice(0, 4) === dayOf(now).slice(0, 4) ? dayOfYear(iso) : fullDay(iso)
  return french(text).replace(/^./, (letter) => letter.toLocaleUpperCase('fr'))
}

/** How long ago, in a list: 10:42, hier, jeu., 12 nov., 12 nov. 2025. */
export function relativeDay(iso: string, now: string): string {
  const days = daysBetween(iso, now)
  if (days <= 0) return timeOf(iso)
  if (days === 1) return 'hier'
  if (days < 7) return shortWeekday(iso)
  return french(dayOf(iso).slice(0, 4) === dayOf(now).slice(0, 4) ? shortDay(iso) : shortFullDay(iso))
}
