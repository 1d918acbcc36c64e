import { z } from 'zod'
import { cardFieldOf } from '../../../../contracts/errors.ts'
import { messages } from '../../../../contracts/messages.ts'
import { type CreditCard, creditCardAt } from '../../../../contracts/subscriptions/card.ts'

export type CheckoutField = 'number' | 'expiry' | 'code'
export type CheckoutErrors = Partial<Record<CheckoutField, string>>

const posted = z.object({ number: z.string().max(40), expiry: z.string().max(10), code: z.string().max(10) })

const fieldOf = (property: unknown): CheckoutField =>
  property === 'number' || property === 'code' ? property : 'expiry'

/** « 04/29 », with or without spaces; NaN otherwise, which the card's validation then refuses. */
function readExpiry(text: string): { month: number; year: number } {
  const parts = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text)
  if (!parts) return { month: Number.NaN, year: Number.NaN }
  const year = Number(parts[2])
  return { month: Number(parts[1]), year: year < 100 ? 2000 + year : year }
}

export function readCheckoutForm(body: unknown, now: Date): { card: CreditCard } | { errors: CheckoutErrors } {
  const form = posted.safeParse(body)
  if (!form.success) return { errors: { number: messages.required } }
  const { number, expiry, code } = form.data
  const card = creditCardAt(() => now).safeParse({ number, ...readExpiry(expiry), code: code.trim() })
  if (card.success) return { card: card.data }
  const errors: CheckoutErrors = {}
  for (const issue of card.error.issues) errors[fieldOf(issue.path[0])] ??= issue.message
  if (errors.expiry) errors.expiry = expiry.trim() === '' ? messages.required : messages.cardExpiry
  return { errors }
}

/** The field error of a refusal that a corrected card may resolve. */
export function errorsOfRefusal(code: string): CheckoutErrors | undefined {
  const field = cardFieldOf(code)
  if (field === 'number') return { number: messages.cardNumber }
  if (field === 'code') return { code: 'Votre banque n’a pas reconnu ce code CVV.' }
  return field ? { expiry: messages.cardExpiry } : undefined
}
