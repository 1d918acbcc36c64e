import { dayOf } from '../../conversation/messages/day.ts'

const timeZone = 'Europe/Paris'
const hourMilliseconds = 3_600_000
const dayMilliseconds = 24 * hourMilliseconds
const noBreak = '\u00a0'

const hour = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', timeZone })
const weekday = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone })
const dayOfYear = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone })

function dayIn(iso: string, now: string): string {
  const days = Math.round((Date.parse(dayOf(iso)) - Date.parse(dayOf(now))) / dayMilliseconds)
  const date = new Date(iso)
  if (days === 0) return ''
  if (days === 1) return 'demain'
  if (days < 7) return weekday.format(date)
  return `le${noBreak}${dayOfYear.format(date).replace(/^1 /, '1er ').replaceAll(' ', noBreak)}`
}

/**
 * Promised time to the hour, after « avant »: « 18 h », « demain à 12 h », « lundi à 9 h ».
 * @returns null if it has passed, or none was promised
 */
export function answerTime(iso: string | null | undefined, now: string): string | null {
  if (!iso || Date.parse(iso) <= Date.parse(now)) return null
  const rounded = new Date(Math.ceil(Date.parse(iso) / hourMilliseconds) * hourMilliseconds).toISOString()
  const at = hour.format(new Date(rounded)).replace(/^0/, '').replace(/\s/g, noBreak)
  const day = dayIn(rounded, now)
  return day ? `${day} à${noBreak}${at}` : at
}
