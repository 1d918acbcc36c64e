import { dayInText } from '../../contracts/text/french-format.ts'
import { coverWords as words } from './words.ts'

export const daysText = ({ from, to }: { from: string; to: string }): string =>
  words.days(dayInText(from), dayInText(to))
