import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  byUuid,
  codePoints,
  isoDateTime,
  limits,
  normalizedEmail,
  normalizeEmail,
  otp,
  password,
  presentedPassword,
  uuid,
} from '../forms.ts'
import { list, pagingQuery, payload } from '../paging.ts'
import { authenticatorAnswer } from './passkeys.ts'
import { acl } from './roles.ts'

/** Claims of the session token. */
export const tokenClaims = z.object({
  uid: uuid,
  identifier: z.string(),
  acl,
  sid: uuid,
  iat: z.int(),
  exp: z.int(),
  iss: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
})
export type TokenClaims = z.output<typeof tokenClaims>

/** Header of the device token. A browser that sends it back at its next sign-in is not locked out by strangers' failures. */
export const deviceHeader = 'x-device-token'

/** A malformed e-mail address answers 401, like an unknown one. */
export const credentials = z.strictObject({
  identifier: codePoints(1, limits.email).transform(normalizeEmail),
  password: presentedPassword,
  otp: otp.optional(),
  /** a passkey’s answer, instead of `otp` */
  passkey: authenticatorAnswer.optional(),
})
export type Credentials = z.output<typeof credentials>

export const sessionToken = z.object({ token: z.string() }).meta({ id: 'SessionToken' })

export const authCheck = defineCall({
  id: 'authCheck',
  method: 'POST',
  path: '/auth_check',
  summary: 'Open a session',
  access: 'public',
  body: credentials,
  answer: payload(sessionToken),
})

export const closeSession = defineCall({
  id: 'closeSession',
  method: 'DELETE',
  path: '/session',
  summary: 'Close the session of the token',
  access: 'session',
  status: 204,
})

export const securityEventKind = z.enum([
  'signIn',
  'signInFailed',
  'lockedOut',
  'resetRequested',
  'passwordReset',
  'passwordChanged',
  'passwordSet',
  'passwordRemoved',
  'secondFactorEnrolled',
  'secondFactorRemoved',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'emailChanged',
])
export type SecurityEventKind = z.output<typeof securityEventKind>

/** A security event of an account. `browser` and `system` are null if unknown. */
export const securityEvent = z
  .object({
    uid: uuid,
    kind: securityEventKind,
    dateTime: isoDateTime,
    browser: z.string().nullable(),
    system: z.string().nullable(),
  })
  .meta({ id: 'SecurityEvent' })
export type SecurityEvent = z.output<typeof securityEvent>

export const listSecurityEvents = defineCall({
  id: 'listSecurityEvents',
  method: 'GET',
  path: '/security-events',
  summary: 'What happened to one’s own account, newest first: sign-ins, failures, passwords, second factors',
  access: 'session',
  query: pagingQuery,
  answer: list(securityEvent),
})

/** A session of the user. `browser` and `system` are null if the browser did not send them. */
export const ownSession = z
  .object({
    sid: uuid,
    browser: z.string().nullable(),
    system: z.string().nullable(),
    openedDateTime: isoDateTime,
    lastSeenDateTime: isoDateTime,
    /** this is the session that makes the call */
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' })
export type OwnSession = z.output<typeof ownSession>

export const listOwnSessions = defineCall({
  id: 'listOwnSessions',
  method: 'GET',
  path: '/sessions',
  summary: 'One’s own open sessions, the one that asks first, then the last used',
  access: 'session',
  query: pagingQuery,
  answer: list(ownSession),
})

export const closeOwnSession = defineCall({
  id: 'closeOwnSession',
  method: 'DELETE',
  path: '/sessions/:sid',
  summary: 'Close one of one’s own sessions',
  access: 'session',
  params: z.object({ sid: uuid }),
  status: 204,
})

export const closeOtherSessions = defineCall({
  id: 'closeOtherSessions',
  method: 'DELETE',
  path: '/sessions',
  summary: 'Close all of one’s own sessions but the one that asks',
  access: 'session',
  status: 204,
})

export const requestPasswordReset = defineCall({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/reset-password/request',
  summary: 'Mail a link that sets a new password, where the account exists',
  access: 'public',
  idempotent: true,
  body: z.strictObject({ identifier: normalizedEmail }),
  status: 202,
})

/** The token is in the body: as part of the address it would appear in logs. */
export const checkPasswordLink = defineCall({
  id: 'checkPasswordLink',
  method: 'POST',
  path: '/reset-password/check',
  summary: 'Whether the token of a mailed link still sets a password; it is not spent',
  access: 'public',
  body: z.strictObject({ token: codePoints(1, 500) }),
  answer: payload(z.object({ isValid: z.boolean() })),
})

export const updatePassword = defineCall({
  id: 'updatePassword',
  method: 'POST',
  path: '/reset-password/update',
  summary: 'Set a new password with the token of a mailed link',
  access: 'public',
  idempotent: true,
  body: z.strictObject({ token: codePoints(1, 500), password }),
  answer: payload(z.object({ uid: uuid, identifier: z.string() }).meta({ id: 'PasswordOwner' })),
})

export const changePassword = defineCall({
  id: 'changePassword',
  method: 'POST',
  path: '/users/:uid/password',
  summary: 'Change one’s password; every other session ends',
  access: 'session',
  idempotent: true,
  params: byUuid,
  body: z.strictObject({ oldPassword: presentedPassword, newPassword: password }),
  status: 204,
})

/** Takes three hexadecimal characters of a SHA-256 digest, so the request does not reveal the password. */
export const listCommonPasswords = defineCall({
  id: 'listCommonPasswords',
  method: 'GET',
  path: '/common-passwords/:prefix',
  summary: 'The leaked passwords whose digest begins so, as the next 13 characters of their SHA-256 digests',
  access: 'public',
  params: z.object({ prefix: z.stringFormat('digest-prefix', /^[0-9a-f]{3}$/) }),
  answer: payload(z.array(z.string())),
})

export const secondFactorSecret = z
  .object({ secret: z.string(), href: z.string().meta({ description: 'otpauth:// address' }) })
  .meta({ id: 'SecondFactorSecret' })

export const startSecondFactor = defineCall({
  id: 'startSecondFactor',
  method: 'POST',
  path: '/session/second-factor',
  summary: 'Make a second factor; it counts once confirmed',
  access: 'session',
  status: 201,
  answer: payload(secondFactorSecret),
})

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })

export const confirmSecondFactor = defineCall({
  id: 'confirmSecondFactor',
  method: 'PUT',
  path: '/session/second-factor',
  summary: 'Confirm the second factor with one of its codes',
  access: 'session',
  body: z.strictObject({ otp }),
  answer: payload(recoveryCodes),
})
