import { daysBetween, zoneFormat } from './paris.ts'

/*
 * Words for the promised time of an answer. Every page, mail and list uses them, so that the promise always equals the moment at
 * which an answer counts as late. `zone` is the reader's; Paris by default.
 */

const hourMilliseconds = 3_600_000
const noBreak = '\u00a0'

const clock = zoneFormat({ hour: '2-digit', minute: '2-digit' })
const weekday = zoneFormat({ weekday: 'long' })
const dayOfYear = zoneFormat({ day: 'numeric', month: 'long' })

/** Rounds a deadline up to the full hour, because the promise names whole hours. */
export const roundUpToHour = (moment: Date): Date =>
  new Date(Math.ceil(moment.getTime() / hourMilliseconds) * hourMilliseconds)

const dateOf = (iso: string, zone?: string): string => dayOfYear(iso, zone).replaceAll(' ', noBreak)

function dayIn(iso: string, now: string, zone?: string): string {
  const days = daysBetween(now, iso, zone)
  if (days === 0) return ''
  if (days === 1) return 'demain'
  if (days < 7) return weekday(iso, zone)
  return `le${noBreak}${dateOf(iso, zone)}`
}

const isNoon = (at: string): boolean => at === `12${noBreak}h`

/** « demain midi », « lundi à 9 h » */
function timeOn(day: string, at: string): string {
  if (!isNoon(at)) return day ? `${day} à${noBreak}${at}` : at
  if (day === '') return 'midi'
  return day.startsWith('le') ? `${day} à${noBreak}midi` : `${day}${noBreak}midi`
}

/** « 9 h 02 » */
const clockOf = (iso: string, zone?: string): string =>
  clock(iso, zone).replace(/^0/, '').replace(':', `${noBreak}h${noBreak}`)

function promised(iso: string, zone?: string): { due: string; at: string } {
  // Older deadlines were stored with minutes.
  const due = roundUpToHour(new Date(iso)).toISOString()
  // In some zones a full hour of Paris has minutes.
  return { due, at: clockOf(due, zone).replace(/\s00$/, '') }
}

/**
 * Promised time, after « avant »: « 18 h », « demain midi », « lundi à 9 h ».
 * @returns null if it has passed, or none was promised
 */
export function answerTime(iso: string | null | undefined, now: string, zone?: string): string | null {
  if (!iso || Date.parse(iso) <= Date.parse(now)) return null
  const { due, at } = promised(iso, zone)
  return timeOn(dayIn(due, now, zone), at)
}

/** The promised time in full, for a mail that may be read days later: « mercredi 18 novembre à midi ». */
export function answerDate(iso: string, zone?: string): string {
  const { due, at } = promised(iso, zone)
  return `${weekday(due, zone)}${noBreak}${dateOf(due, zone)} à${noBreak}${isNoon(at) ? 'midi' : at}`
}

/** Time at which an answer came: « à 18 h 12 », « hier à 18 h 12 », « lundi à 18 h 12 », « le 3 novembre ». */
export function answeredTimeText(iso: string, now: string, zone?: string): string {
  const days = daysBetween(iso, now, zone)
  const at = `à${noBreak}${clockOf(iso, zone)}`
  if (days <= 0) return at
  if (days === 1) return `hier ${at}`
  return days < 7 ? `${weekday(iso, zone)} ${at}` : `le${noBreak}${dateOf(iso, zone)}`
}
