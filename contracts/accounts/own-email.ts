import { z } from 'zod'
import { defineCall } from '../call.ts'
import { byUuid, codePoints, isoDateTime, normalizedEmail } from '../forms.ts'
import { payload } from '../paging.ts'
import { withOwnerProof } from './confirmation.ts'

export const ownEmail = z
  .object({
    email: z.string(),
    /** the user followed a link mailed to the address */
    proved: z.boolean(),
    change: z
      .object({
        email: z.string(),
        currentConfirmed: z.boolean(),
        nextConfirmed: z.boolean(),
        delayed: z
          .boolean()
          .meta({ description: 'The present address was never proved: it is not waited for, and can stop it' }),
        expirationDateTime: isoDateTime.meta({
          description: 'The links work until then; a delayed change takes place then',
        }),
      })
      .nullable()
      .meta({ description: 'Requested and not yet confirmed by both addresses' }),
  })
  .meta({ id: 'OwnEmail' })
export type OwnEmail = z.output<typeof ownEmail>

export const getOwnEmail = defineCall({
  id: 'getOwnEmail',
  method: 'GET',
  path: '/users/:uid/email',
  summary: 'One’s own e-mail address, whether it is proved, and a change that waits',
  access: 'session',
  params: byUuid,
  answer: payload(ownEmail),
})

export const requestEmailProof = defineCall({
  id: 'requestEmailProof',
  method: 'POST',
  path: '/users/:uid/email/proof',
  summary: 'Mail a link that proves one’s own address, unless it is proved',
  idempotent: true,
  access: 'session',
  params: byUuid,
  status: 202,
})

export const changeEmail = defineCall({
  id: 'changeEmail',
  method: 'POST',
  path: '/users/:uid/email',
  summary:
    'Change one’s own address, once the links mailed to both were followed; an unproved one can stop it for a day',
  access: 'session',
  idempotent: true,
  params: byUuid,
  body: withOwnerProof({ email: normalizedEmail }),
  status: 202,
})

export const emailConfirmation = z
  .object({ state: z.enum(['proved', 'waiting', 'delayed', 'changed', 'stopped']) })
  .meta({
    id: 'EmailConfirmation',
    description: 'waiting: the other address has not confirmed yet; delayed: the other one can stop it for a day',
  })
export type EmailConfirmation = z.output<typeof emailConfirmation>

export const checkEmailLink = defineCall({
  id: 'checkEmailLink',
  method: 'POST',
  path: '/email-links/check',
  summary: 'Whether a mailed link still confirms or stops something; it is not spent',
  access: 'public',
  body: z.strictObject({ token: codePoints(1, 500) }),
  answer: payload(z.object({ isValid: z.boolean() })),
})

/** The token is in the body: as part of the address it would appear in logs. */
export const confirmEmail = defineCall({
  id: 'confirmEmail',
  method: 'POST',
  path: '/email-links/confirm',
  summary: 'Follow a mailed link that proves an address, or confirms or stops its change',
  access: 'public',
  body: z.strictObject({ token: codePoints(1, 500) }),
  answer: payload(emailConfirmation),
})
