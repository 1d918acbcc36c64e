import { parisFormat } from '../../../contracts/text/paris.ts'
import { parisText } from '../../time/paris-time.ts'

const dayFormat = parisFormat({ day: 'numeric', month: 'long' })

function partsOf(at: string | number): { day: string | undefined; time: string } {
  const date = new Date(at)
  const [when, time = ''] = parisText(date).split('T')
  const [hours, minutes] = time.split(':')
  const isToday = parisText(new Date()).startsWith(`${when}T`)
  return { day: isToday ? undefined : dayFormat(date), time: `${Number(hours)}\u00a0h\u00a0${minutes}` }
}

/** A moment in Paris: « 14 h 02 » today, otherwise with its day: « 3 mars, 14 h 02 ». */
export function formatMoment(at: string | number): string {
  const { day, time } = partsOf(at)
  return day === undefined ? time : `${day}, ${time}`
}

/** A moment within a sentence: « à 14 h 02 » today, otherwise « le 3 mars à 14 h 02 ». */
export function momentInSentence(at: string | number): string {
  const { day, time } = partsOf(at)
  return day === undefined ? `à ${time}` : `le ${day} à ${time}`
}
