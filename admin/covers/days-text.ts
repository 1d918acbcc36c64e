import { longDay, withDayKept } from '../../contracts/text/french-format.ts'
import { coverWords as words } from './words.ts'

/** 21 décembre 2026 */
export const dayText = (day: string): string => withDayKept(longDay(day))

export const daysText = ({ from, to }: { from: string; to: string }): string => words.days(dayText(from), dayText(to))
