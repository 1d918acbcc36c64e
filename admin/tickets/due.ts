import type { StaffTicket } from '../../contracts/support/staff-tickets.ts'
import { answerTime } from '../../contracts/text/answer-time.ts'
import { daysBetween, parisFormat } from '../../contracts/text/paris.ts'
import { distanceText } from '../time/distance-text.ts'
import { ticketWords } from './words.ts'

/** An answer that is due within this time is at risk: a list says how long is left. */
const nearMilliseconds = 4 * 3_600_000

const hour = parisFormat({ hour: '2-digit', minute: '2-digit' })
const weekday = parisFormat({ weekday: 'long' })
const dayOfYear = parisFormat({ day: 'numeric', month: 'long' })

function dayText(iso: string, now: string): string {
  const days = daysBetween(now, iso)
  if (days === 0) return ''
  if (days === 1) return 'demain'
  if (days === -1) return 'hier'
  if (days > 1 && days < 7) return weekday(iso)
  return `le\u00a0${dayOfYear(iso).replaceAll(' ', '\u00a0')}`
}

function textOf(iso: string, now: string, today: string): string {
  const [hours = '', minutes = ''] = hour(iso).split(':')
  const time = `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
  const day = dayText(iso, now)
  return day ? `${day} à\u00a0${time}` : `${today}${time}`
}

/** A moment near now, to the minute, after « avant » or « depuis »: « 15 h 30 », « demain à 9 h », « le 12 novembre à 14 h ». */
export const momentText = (iso: string, now: string): string => textOf(iso, now, '')

/** Form of `momentText` after a verb: « à 15 h 30 », « demain à 9 h ». */
export const atMomentText = (iso: string, now: string): string => textOf(iso, now, 'à\u00a0')

type Clock = Pick<StaffTicket, 'answerDueDateTime' | 'overdue' | 'waitingSince'>

/**
 * Text with the time when the answer is due, or since when it is late, or since when the person waits.
 * @param short true in a list, where the moment alone is enough
 * @returns null: the person does not wait
 */
export function describeDue({ answerDueDateTime, overdue, waitingSince }: Clock, now: string, short: boolean) {
  const since = answerDueDateTime ?? waitingSince
  if (!since) return null
  const texts = short ? ticketWords.dueShort : ticketWords.due
  // Compare with the clock: the deadline may have passed since the list was loaded.
  const before = overdue ? null : answerTime(answerDueDateTime, now)
  if (before) {
    const isNear = short && Date.parse(since) - Date.parse(now) <= nearMilliseconds
    return {
      late: false,
      text: texts.before(before) + (isNear ? `\u00a0(${distanceText(since, Date.parse(now))})` : ''),
    }
  }
  const late = answerDueDateTime !== null
  return { late, text: texts[late ? 'overdue' : 'waitingSince'](momentText(since, now)) }
}
