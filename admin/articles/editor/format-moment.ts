import { timeZone } from '../../../contracts/text/french-format.ts'
import { parisText } from '../../time/paris-time.ts'

const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone })

/** In Paris: « 14 h 02 », with the day where it is another: « 3 mars, 14 h 02 ». */
export function formatMoment(at: string | number): string {
  const date = new Date(at)
  const [when, time = ''] = parisText(date).split('T')
  const [hours, minutes] = time.split(':')
  const text = `${Number(hours)}\u00a0h\u00a0${minutes}`
  return parisText(new Date()).startsWith(`${when}T`) ? text : `${day.format(date)}, ${text}`
}
