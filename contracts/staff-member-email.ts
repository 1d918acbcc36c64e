import { z } from 'zod'
import { isoDateTime, normalizedEmail, text } from './forms.ts'
import * as staff from './staff.ts'

/** Asked for a member who cannot do it herself. */
export const requestedEmailChange = z
  .object({
    email: z.string(),
    expirationDateTime: isoDateTime.meta({
      description: 'The change takes place then, if the new address confirmed it and the present one did not stop it',
    }),
  })
  .meta({ id: 'RequestedEmailChange' })

export const changeMemberEmail = staff.actionCall(
  'changeMemberEmail',
  'members/:uid/change-email',
  z.strictObject({ email: normalizedEmail, reason: text(1, 500) }),
  requestedEmailChange,
)
