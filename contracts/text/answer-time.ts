import { withFirst } from './french-format.ts'
import { daysBetween, parisFormat } from './paris.ts'

/*
 * Words for the promised time of an answer. Every page, mail and list takes them from here, so that none promises another
 * hour than the one at which the answer counts as late.
 */

const hourMilliseconds = 3_600_000
const noBreak = '\u00a0'

const hour = parisFormat({ hour: 'numeric' })
const clock = parisFormat({ hour: '2-digit', minute: '2-digit' })
const weekday = parisFormat({ weekday: 'long' })
const dayOfYear = parisFormat({ day: 'numeric', month: 'long' })

/** The promise is given to the hour, so the deadline is a full hour: the next one. */
export const fullHour = (moment: Date): Date =>
  new Date(Math.ceil(moment.getTime() / hourMilliseconds) * hourMilliseconds)

const dateOf = (iso: string): string => withFirst(dayOfYear(iso)).replaceAll(' ', noBreak)

function dayIn(iso: string, now: string): string {
  const days = daysBetween(now, iso)
  if (days === 0) return ''
  if (days === 1) return 'demain'
  if (days < 7) return weekday(iso)
  return `le${noBreak}${dateOf(iso)}`
}

const isNoon = (at: string): boolean => at === `12${noBreak}h`

/** « demain midi », « lundi à 9 h » */
function timeOn(day: string, at: string): string {
  if (!isNoon(at)) return day ? `${day} à${noBreak}${at}` : at
  if (day === '') return 'midi'
  return day.startsWith('le') ? `${day} à${noBreak}midi` : `${day}${noBreak}midi`
}

function promised(iso: string): { due: string; at: string } {
  // Deadlines stored before they were full hours have minutes.
  const due = fullHour(new Date(iso)).toISOString()
  return { due, at: hour(due).replace(/^0/, '').replace(/\s/g, noBreak) }
}

/**
 * Promised time, after « avant »: « 18 h », « demain midi », « lundi à 9 h ».
 * @returns null if it has passed, or none was promised
 */
export function answerTime(iso: string | null | undefined, now: string): string | null {
  if (!iso || Date.parse(iso) <= Date.parse(now)) return null
  const { due, at } = promised(iso)
  return timeOn(dayIn(due, now), at)
}

/** The same in full, for a mail that may be read days later: « mercredi 18 novembre à midi ». */
export function answerDate(iso: string): string {
  const { due, at } = promised(iso)
  return `${weekday(due)}${noBreak}${dateOf(due)} à${noBreak}${isNoon(at) ? 'midi' : at}`
}

/** When an answer came: « à 18 h 12 », « hier à 18 h 12 », « lundi à 18 h 12 », « le 3 novembre ». */
export function answeredTime(iso: string, now: string): string {
  const days = daysBetween(iso, now)
  const at = `à${noBreak}${clock(iso).replace(/^0/, '').replace(':', `${noBreak}h${noBreak}`)}`
  if (days <= 0) return at
  if (days === 1) return `hier ${at}`
  return days < 7 ? `${weekday(iso)} ${at}` : `le${noBreak}${dateOf(iso)}`
}
