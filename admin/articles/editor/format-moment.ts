import { parisFormat } from '../../../contracts/text/paris.ts'
import { parisText } from '../../time/paris-time.ts'

const day = parisFormat({ day: 'numeric', month: 'long' })

/** A moment in Paris: « 14 h 02 » today, otherwise with its day: « 3 mars, 14 h 02 ». */
export function formatMoment(at: string | number): string {
  const date = new Date(at)
  const [when, time = ''] = parisText(date).split('T')
  const [hours, minutes] = time.split(':')
  const text = `${Number(hours)}\u00a0h\u00a0${minutes}`
  return parisText(new Date()).startsWith(`${when}T`) ? text : `${day(date)}, ${text}`
}
