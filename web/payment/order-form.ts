import { z } from 'zod'
import { personName, rule, text } from '../../contracts/forms.ts'
import { cardCodeProblem, cardNumberProblem, stripSpaces } from '../../contracts/subscriptions/card-checks.ts'
import { accountFields, affiliationFields, shownOfferFields } from '../registration/registration-form.ts'
import { expiryProblem } from './card/expiry-problem.ts'

/** Longer than what banks emboss, for long names. */
const holderMax = 64

const cardFields = {
  holder: text(1, holderMax),
  firstname: personName,
  lastname: personName,
  number: z
    .string()
    .transform(stripSpaces)
    .pipe(z.string().check(rule(cardNumberProblem))),
  expiry: z.string().check(rule((value) => expiryProblem(value))),
  code: z.string().check(rule(cardCodeProblem)),
}

/** Schema of the form that replaces a subscriber's card. */
export const cardForm = z.object({
  holder: cardFields.holder,
  number: cardFields.number,
  expiry: cardFields.expiry,
  code: cardFields.code,
})

export const memberOrder = z.object({ ...cardFields, ...shownOfferFields })

/** The order of a visitor without an account: the order creates it. */
export const guestOrder = z.object({ ...cardFields, ...accountFields, ...affiliationFields, ...shownOfferFields })

export type CardOrder = z.output<typeof memberOrder>
