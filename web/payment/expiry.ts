import { cardExpiryProblem, cardMonthProblem } from '../../contracts/card.ts'
import { messages } from '../../contracts/messages.ts'

export interface Expiry {
  month: number
  year: number
}

/** « mm/yy » as people write it: spaces, a full year and a missing zero are all right. NaN where it is none. */
export function readExpiry(text: string): Expiry {
  const parts = /^\s*(\d{1,2})\s*[/\-. ]?\s*(\d{2}|\d{4})\s*$/.exec(text)
  if (!parts) return { month: Number.NaN, year: Number.NaN }
  const year = Number(parts[2])
  return { month: Number(parts[1]), year: year < 100 ? 2000 + year : year }
}

export function expiryProblem(text: string, now: Date = new Date()): string | undefined {
  if (text.trim() === '') return messages.required
  const { month, year } = readExpiry(text)
  if (Number.isNaN(month)) return messages.cardExpiry
  // A year that is over is written well: the card has expired, whatever its month.
  return cardMonthProblem(month) ?? cardExpiryProblem(month, year, now)
}
