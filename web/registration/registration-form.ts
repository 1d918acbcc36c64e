import { z } from 'zod'
import { normalizedEmail, password, uuid } from '../../contracts/forms.ts'
import { messages } from '../../contracts/messages.ts'

export const accountFields = {
  uid: uuid,
  identifier: normalizedEmail,
  password,
  terms: z.literal('on', { error: messages.terms }),
}

/** The sender, if a script stored it; the server validates it again. */
export const affiliationFields = {
  token: z.string().optional(),
  platform: z.string().optional(),
}

export const registrationForm = z.object({ ...accountFields, ...affiliationFields, utk: z.string().optional() })
