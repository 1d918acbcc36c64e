import { withFirst } from '../../contracts/text/french-format.ts'
import { coverWords as words } from './words.ts'

const format = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 21 décembre 2026 */
export const dayText = (day: string): string => withFirst(format.format(new Date(`${day}T00:00:00Z`)))

export const daysText = ({ from, to }: { from: string; to: string }): string => words.days(dayText(from), dayText(to))
