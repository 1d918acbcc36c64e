import { z } from 'zod'
import { normalizedEmail, password, uuid } from '../../contracts/forms.ts'
import { messages } from '../../contracts/messages.ts'

export const accountFields = {
  uid: uuid,
  identifier: normalizedEmail,
  password,
  terms: z.literal('on', { error: messages.terms }),
}

/** What came with her link, where a script kept it; checked again before it counts. */
const broughtFields = {
  token: z.string().optional(),
  platform: z.string().optional(),
  utk: z.string().optional(),
}

export const registrationForm = z.object({ ...accountFields, ...broughtFields })
