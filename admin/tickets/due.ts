import { withFirst } from '../../contracts/text/first-of-month.ts'
import { dayOf } from '../../conversation/messages/day.ts'

const timeZone = 'Europe/Paris'
const dayMilliseconds = 86_400_000
const hour = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone })
const weekday = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone })
const dayOfYear = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone })

const daysFrom = (now: string, iso: string): number =>
  Math.round((Date.parse(dayOf(iso)) - Date.parse(dayOf(now))) / dayMilliseconds)

function dayText(iso: string, now: string): string {
  const days = daysFrom(now, iso)
  const date = new Date(iso)
  if (days === 0) return ''
  if (days === 1) return 'demain'
  if (days === -1) return 'hier'
  if (days > 1 && days < 7) return weekday.format(date)
  return `le\u00a0${withFirst(dayOfYear.format(date)).replaceAll(' ', '\u00a0')}`
}

function textOf(iso: string, now: string, today: string): string {
  const [hours = '', minutes = ''] = hour.format(new Date(iso)).split(':')
  const time = `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
  const day = dayText(iso, now)
  return day ? `${day} à\u00a0${time}` : `${today}${time}`
}

/** A moment near now, to the minute, after « avant » or « depuis »: « 15 h 30 », « demain à 9 h », « le 12 novembre à 14 h ». */
export const momentText = (iso: string, now: string): string => textOf(iso, now, '')

/** The same after a verb: « à 15 h 30 », « demain à 9 h ». */
export const atMomentText = (iso: string, now: string): string => textOf(iso, now, 'à\u00a0')
