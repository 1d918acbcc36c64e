import { daysBetween, parisFormat } from '../../contracts/text/paris.ts'

const hourMilliseconds = 3_600_000
const noBreak = '\u00a0'

const hour = parisFormat({ hour: 'numeric' })
const clock = parisFormat({ hour: '2-digit', minute: '2-digit' })
const weekday = parisFormat({ weekday: 'long' })
const dayOfYear = parisFormat({ day: 'numeric', month: 'long' })

const onDay = (iso: string): string => `le${noBreak}${dayOfYear(iso).replace(/^1 /, '1er ').replaceAll(' ', noBreak)}`

function dayIn(iso: string, now: string): string {
  const days = daysBetween(now, iso)
  if (days === 0) return ''
  if (days === 1) return 'demain'
  if (days < 7) return weekday(iso)
  return onDay(iso)
}

/** « demain midi », « lundi à 9 h » */
function timeOn(day: string, at: string): string {
  if (at !== `12${noBreak}h`) return day ? `${day} à${noBreak}${at}` : at
  if (day === '') return 'midi'
  return day.startsWith('le') ? `${day} à${noBreak}midi` : `${day}${noBreak}midi`
}

/**
 * Promised time to the hour, after « avant »: « 18 h », « demain midi », « lundi à 9 h ».
 * @returns null if it has passed, or none was promised
 */
export function answerTime(iso: string | null | undefined, now: string): string | null {
  if (!iso || Date.parse(iso) <= Date.parse(now)) return null
  const rounded = new Date(Math.ceil(Date.parse(iso) / hourMilliseconds) * hourMilliseconds).toISOString()
  const at = hour(rounded).replace(/^0/, '').replace(/\s/g, noBreak)
  return timeOn(dayIn(rounded, now), at)
}

/** When an answer came: « à 18 h 12 », « hier à 18 h 12 », « lundi à 18 h 12 », « le 3 novembre ». */
export function answeredTime(iso: string, now: string): string {
  const days = daysBetween(iso, now)
  const at = `à${noBreak}${clock(iso).replace(/^0/, '').replace(':', `${noBreak}h${noBreak}`)}`
  if (days <= 0) return at
  if (days === 1) return `hier ${at}`
  return days < 7 ? `${weekday(iso)} ${at}` : onDay(iso)
}
