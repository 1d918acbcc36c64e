import { z } from 'zod'
import { normalizedEmail, password, uuid } from '../../contracts/forms.ts'
import { messages } from '../../contracts/messages.ts'

export const accountFields = {
  uid: uuid,
  identifier: normalizedEmail,
  password,
  terms: z.literal('on', { error: messages.terms }),
}

/** Who sent her, where a script kept it; checked again before it counts. */
export const affiliationFields = {
  token: z.string().optional(),
  platform: z.string().optional(),
}

export const registrationForm = z.object({ ...accountFields, ...affiliationFields, utk: z.string().optional() })
