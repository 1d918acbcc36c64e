import { messages } from '../messages.ts'

export const cardLimits = { digitsMin: 13, digitsMax: 19, codeMin: 3, codeMax: 4 } as const

/** Tells whether the check digit of a card number is right. Expects digits only. */
export function isLuhnValid(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = digit * 2
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length > 0 && sum % 10 === 0
}

export const stripSpaces = (value: string): string => value.replace(/\s/g, '')

/** @param digits the number without spaces */
export function cardNumberProblem(digits: string): string | undefined {
  if (digits === '') return messages.required
  if (!/^\d+$/.test(digits)) return messages.cardNumber
  const { digitsMin, digitsMax } = cardLimits
  if (digits.length < digitsMin || digits.length > digitsMax) return messages.cardDigits(digitsMin, digitsMax)
  return isLuhnValid(digits) ? undefined : messages.cardNumber
}

export const cardMonthProblem = (month: number): string | undefined =>
  Number.isInteger(month) && month >= 1 && month <= 12 ? undefined : messages.cardMonth

export const cardYearProblem = (year: number, now: Date = new Date()): string | undefined =>
  Number.isInteger(year) && year >= now.getUTCFullYear() && year <= 9999 ? undefined : messages.cardYear

/** A card is valid until the end of its expiry month. */
export const cardExpiryProblem = (month: number, year: number, now: Date = new Date()): string | undefined =>
  Date.UTC(year, month, 1) > now.getTime() ? undefined : messages.cardExpiry

export function cardCodeProblem(code: string): string | undefined {
  if (code === '') return messages.required
  const { codeMin, codeMax } = cardLimits
  return /^\d{3,4}$/.test(code) ? undefined : messages.cardCode(codeMin, codeMax)
}
