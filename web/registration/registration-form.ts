import { z } from 'zod'
import { normalizedEmail, password, shortCode, uuid } from '../../contracts/forms.ts'
import { messages } from '../../contracts/messages.ts'

export const accountFields = {
  uid: uuid,
  identifier: normalizedEmail,
  password: password.optional(),
  terms: z.literal('on', { error: messages.terms }),
}

/** The affiliation, if a script stored it; the server validates it again. */
export const affiliationFields = {
  token: z.string().optional(),
  platform: z.string().optional(),
}

/** The offer that the page showed beside the form: the user orders this one. */
export const shownOfferFields = {
  formula: shortCode.optional().catch(undefined),
  promotion: z.string().max(32).optional(),
}

export const registrationForm = z.object({
  ...accountFields,
  ...affiliationFields,
  ...shownOfferFields,
  utk: z.string().optional(),
})
export type RegistrationForm = z.output<typeof registrationForm>
