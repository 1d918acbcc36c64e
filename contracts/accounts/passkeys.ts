import { z } from 'zod'
import { defineCall } from '../call.ts'
import { byUuid, codePoints, isoDateTime, mailedCode, text, uuid } from '../forms.ts'
import { list, payload } from '../paging.ts'

/** Answer of a browser's authenticator as JSON text (`RegistrationResponseJSON`, `AuthenticationResponseJSON`). */
export const authenticatorAnswer = codePoints(1, 20_000)

export const passkey = z
  .object({
    uid: uuid,
    name: z.string(),
    createdDateTime: isoDateTime,
    lastUsedDateTime: isoDateTime.nullable(),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.output<typeof passkey>

export const passkeyOptions = z
  .object({ options: z.record(z.string(), z.unknown()).meta({ description: 'For the browser’s WebAuthn call' }) })
  .meta({ id: 'PasskeyOptions' })
export type PasskeyOptions = z.output<typeof passkeyOptions>['options']

export const passkeyName = text(1, 60)

export const startPasskeySignIn = defineCall({
  id: 'startPasskeySignIn',
  method: 'POST',
  path: '/auth_check/passkey',
  summary: 'What a browser needs to sign in with a passkey as second factor; valid for ten minutes, once',
  access: 'public',
  answer: payload(passkeyOptions),
})

export const startPasskeySession = defineCall({
  id: 'startPasskeySession',
  method: 'POST',
  path: '/session/passkey/options',
  summary: 'What a browser needs to sign in with a passkey alone; valid for ten minutes, once',
  access: 'public',
  answer: payload(passkeyOptions),
})

export const passkeyAnswer = z.strictObject({ response: authenticatorAnswer })

export const signInWithPasskey = defineCall({
  id: 'signInWithPasskey',
  method: 'POST',
  path: '/session/passkey',
  summary: 'Open a session with a passkey whose device has recognised its user',
  access: 'public',
  body: passkeyAnswer,
  answer: payload(z.object({ token: z.string() })),
})

export const listPasskeys = defineCall({
  id: 'listPasskeys',
  method: 'GET',
  path: '/session/passkeys',
  summary: 'One’s own passkeys, oldest first',
  access: 'session',
  answer: list(passkey),
})

export const startPasskey = defineCall({
  id: 'startPasskey',
  method: 'POST',
  path: '/session/passkeys/options',
  summary: 'What a browser needs to make a passkey; valid for ten minutes',
  access: 'session',
  answer: payload(passkeyOptions),
})

export const addPasskey = defineCall({
  id: 'addPasskey',
  method: 'POST',
  path: '/session/passkeys',
  summary: 'Keep a passkey: a way to sign in, and a second factor of staff, who get recovery codes with the first one',
  access: 'session',
  body: z.strictObject({
    name: passkeyName,
    response: authenticatorAnswer,
    code: mailedCode
      .optional()
      .meta({ description: 'Confirmation code: needed of a member whose session began more than ten minutes ago' }),
  }),
  status: 201,
  answer: payload(
    z.object({
      passkey,
      recoveryCodes: z
        .array(z.string())
        .meta({ description: 'Empty for members, and for staff who had a second factor already' }),
    }),
  ),
})

export const removePasskey = defineCall({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/session/passkeys/:uid',
  summary: 'Remove one of one’s own passkeys; not the only second factor of staff',
  access: 'session',
  params: byUuid,
  status: 204,
})
