import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { messages } from '../../../../contracts/messages.ts'

interface AccountBehaviour {
  declinesRenewals: boolean
  returnsDebits: boolean
}

export const testAccount = 'FR14 2004 1010 0505 0001 3M02 606'

const behaviours: Readonly<Record<string, AccountBehaviour>> = {
  FR1420041010050500013M02606: { declinesRenewals: false, returnsDebits: false },
  FR8420041010050500013M02607: { declinesRenewals: true, returnsDebits: false },
  FR5720041010050500013M02608: { declinesRenewals: false, returnsDebits: true },
}

/** Days after which the bank returns a debit of the third account. */
export const returnDays = 35

const posted = z.object({ iban: z.string().max(50) })

export type AccountErrors = Partial<Record<'iban', string>>

/** An account outside the table is refused, so that no real one is accepted as a test account. */
export function readAccountForm(
  body: unknown,
): { account: AccountBehaviour & { last4: string } } | { errors: AccountErrors } {
  const iban = posted.safeParse(body).data?.iban.replace(/\s/g, '').toUpperCase() ?? ''
  if (iban === '') return { errors: { iban: messages.required } }
  const behaviour = behaviours[iban]
  if (!behaviour) return { errors: { iban: 'Cet IBAN n’est pas un compte d’essai.' } }
  return { account: { ...behaviour, last4: iban.slice(-4) } }
}

/** Reference that the creditor gives to a new mandate. */
export const newMandate = (): string => `ESSAI-${randomBytes(5).toString('hex').toUpperCase()}`
