import { debitBrand } from '../../../../contracts/subscriptions/card-name.ts'
import { addDays } from '../../lifecycle/calendar.ts'

/** The payer may have a debit returned for eight weeks without a reason. */
const returnableDays = 56

/** Moment after which a charge cannot be returned any more. */
export const finalAt = (at: Date, brand: string | null): Date =>
  brand === debitBrand ? addDays(at, returnableDays) : at

/** Days between the announcement of a debit and the debit, as the mandate states. */
export const noticeDays = 5
