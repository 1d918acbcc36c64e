import { z } from 'zod'
import { defineCall } from '../call.ts'
import { byUuid, mailedCode, password, presentedPassword } from '../forms.ts'
import { messages } from '../messages.ts'
import { payload } from '../paging.ts'
import { authenticatorAnswer, passkeyOptions } from './passkeys.ts'

const freshProof = { code: mailedCode.optional(), passkey: authenticatorAnswer.optional() }

/** Proof that the owner of the account is present. Owners without a password use a mailed code or a passkey. */
const ownerProof = { password: presentedPassword.optional(), ...freshProof }
export interface OwnerProof {
  password?: string | undefined
  code?: string | undefined
  passkey?: string | undefined
}

const hasOne = ({ password, code, passkey }: OwnerProof): boolean =>
  [password, code, passkey].filter((given) => given !== undefined).length === 1

export const withOwnerProof = <S extends z.ZodRawShape>(shape: S) =>
  z
    .strictObject({ ...shape, ...ownerProof })
    .refine((body) => hasOne(body as OwnerProof), { path: ['password'], error: messages.required })

export const signInWays = z
  .object({ password: z.boolean(), passkey: z.boolean() })
  .meta({ id: 'SignInWays', description: 'Besides a mailed code, which every account has' })
export type SignInWays = z.output<typeof signInWays>

export const getSignInWays = defineCall({
  id: 'getSignInWays',
  method: 'GET',
  path: '/users/:uid/sign-in',
  summary: 'Whether one’s own account has a password and passkeys',
  access: 'session',
  params: byUuid,
  answer: payload(signInWays),
})

export const requestConfirmationCode = defineCall({
  id: 'requestConfirmationCode',
  method: 'POST',
  path: '/session/confirmation/code',
  summary: 'Mail six digits to oneself that confirm an act in this browser; valid for ten minutes, once',
  access: 'session',
  status: 202,
})

export const startPasskeyConfirmation = defineCall({
  id: 'startPasskeyConfirmation',
  method: 'POST',
  path: '/session/confirmation/passkey',
  summary: 'What a browser needs to confirm an act with a passkey; valid for ten minutes, once',
  access: 'session',
  answer: payload(passkeyOptions),
})

export const setOwnPassword = defineCall({
  id: 'setOwnPassword',
  method: 'PUT',
  path: '/users/:uid/password',
  summary: 'Set a password, confirmed by a mailed code or a passkey; every other session ends',
  access: 'session',
  idempotent: true,
  params: byUuid,
  body: z
    .strictObject({ newPassword: password, ...freshProof })
    .refine(hasOne, { path: ['code'], error: messages.required }),
  status: 204,
})

export const removeOwnPassword = defineCall({
  id: 'removeOwnPassword',
  method: 'DELETE',
  path: '/users/:uid/password',
  summary: 'Remove one’s password, confirmed by a mailed code or a passkey; every other session ends',
  access: 'session',
  idempotent: true,
  params: byUuid,
  body: z.strictObject(freshProof).refine(hasOne, { path: ['code'], error: messages.required }),
  status: 204,
})
