import { z } from 'zod'
import { defineCall } from '../call.ts'
import { codePoints, limits, mailedCode, normalizedEmail, normalizeEmail, otp } from '../forms.ts'
import { payload } from '../paging.ts'
import { authenticatorAnswer } from './passkeys.ts'
import { sessionToken } from './session.ts'

/** The cookie that ties a mailed code to the browser that requested it (over https with the prefix `__Host-`). */
export const codeCookie = 'sign-in-code'

export const codeRequest = z.strictObject({ identifier: normalizedEmail })

export const requestSignInCode = defineCall({
  id: 'requestSignInCode',
  method: 'POST',
  path: '/session/code',
  summary: 'Mail six digits that sign in from this browser, or that there is no account',
  access: 'public',
  body: codeRequest,
  status: 202,
})

/** A malformed e-mail address answers 401, like an unknown one. */
export const codeCredentials = z.strictObject({
  identifier: codePoints(1, limits.email).transform(normalizeEmail),
  code: mailedCode,
  otp: otp.optional(),
  /** a passkey’s answer, instead of `otp` */
  passkey: authenticatorAnswer.optional(),
})
export type CodeCredentials = z.output<typeof codeCredentials>

export const verifySignInCode = defineCall({
  id: 'verifySignInCode',
  method: 'POST',
  path: '/session/code/verify',
  summary: 'Open a session with a mailed code',
  access: 'public',
  body: codeCredentials,
  answer: payload(sessionToken),
})
