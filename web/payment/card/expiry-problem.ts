import { messages } from '../../../contracts/messages.ts'
import { cardExpiryProblem, cardMonthProblem } from '../../../contracts/subscriptions/card-checks.ts'
import { readExpiry } from './expiry.ts'

export function expiryProblem(text: string, now: Date = new Date()): string | undefined {
  if (text.trim() === '') return messages.required
  const { month, year } = readExpiry(text)
  if (Number.isNaN(month)) return messages.cardExpiry
  // A past year is no error of format: the card has expired.
  return cardMonthProblem(month) ?? cardExpiryProblem(month, year, now)
}
