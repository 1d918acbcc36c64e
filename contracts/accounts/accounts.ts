import { z } from 'zod'
import { defineCall } from '../call.ts'
import { byUuid, codePoints, isoDateTime, normalizedEmail, password, shortCode, text, uuid } from '../forms.ts'
import { jsonObject } from '../json.ts'
import { messages } from '../messages.ts'
import { payload } from '../paging.ts'
import { withOwnerProof } from './confirmation.ts'

export const affiliation = z.strictObject({ token: text(1, 500), platform: text(1, 100) })
export type Affiliation = z.output<typeof affiliation>

export const registration = z.strictObject({
  uid: uuid,
  identifier: normalizedEmail,
  password: password.optional(),
  formula: shortCode,
  affiliation: affiliation.optional(),
  trafficToken: shortCode.optional(),
})
export type Registration = z.output<typeof registration>

export const registrationResult = z.object({ uid: uuid, identifier: z.string() }).meta({ id: 'Registered' })

export const register = defineCall({
  id: 'register',
  method: 'POST',
  path: '/registrations/register',
  summary: 'Create an account',
  access: 'public',
  idempotent: true,
  body: registration,
  status: 201,
  answer: payload(registrationResult),
})

export const consentKind = z.enum(['coaching'])
export type ConsentKind = z.output<typeof consentKind>

export const consent = z.object({ kind: consentKind, version: z.string(), date: isoDateTime }).meta({ id: 'Consent' })
export type Consent = z.output<typeof consent>

export const user = z
  .object({
    uid: uuid,
    email: z.string(),
    coachingUid: uuid.nullable(),
    metadata: z.string().meta({ description: 'A JSON object, as a string' }),
    consents: z.array(consent).optional().meta({ description: 'Those that are current' }),
    secondFactor: z
      .enum(['missing', 'confirmed'])
      .optional()
      .meta({ description: 'Of staff alone, whose roles count once it is confirmed; absent where none is needed' }),
  })
  .meta({ id: 'User' })
export type User = z.output<typeof user>

export const getUser = defineCall({
  id: 'getUser',
  method: 'GET',
  path: '/users/:uid',
  summary: 'One’s own account',
  access: 'session',
  params: byUuid,
  answer: payload(user),
})

export const initialMetadata = { profile: { name: '' }, favorites: [] as unknown[] }

/** Key of `metadata` that lets coaches see the favourites; absent at first. */
export const favoritesSharedKey = 'favoritesShared'

export const userMetadata = z
  .object({ data: z.record(z.string(), z.unknown()), date: isoDateTime, modified: isoDateTime })
  .meta({ id: 'UserMetadata' })
export type UserMetadata = z.output<typeof userMetadata>

export const saveUserMetadata = defineCall({
  id: 'saveUserMetadata',
  method: 'PUT',
  path: '/users/:uid/metadata',
  summary: 'Replace one’s own metadata, any JSON object',
  access: 'session',
  idempotent: true,
  params: byUuid,
  body: jsonObject(messages.metadata),
  answer: payload(userMetadata),
})

export const giveConsent = defineCall({
  id: 'giveConsent',
  method: 'POST',
  path: '/users/:uid/consents',
  summary: 'Give an explicit consent',
  access: 'session',
  idempotent: true,
  params: byUuid,
  body: z.strictObject({ kind: consentKind, version: codePoints(1, 32) }),
  status: 201,
  answer: payload(consent),
})

export const withdrawConsent = defineCall({
  id: 'withdrawConsent',
  method: 'DELETE',
  path: '/users/:uid/consents/:kind',
  summary: 'Withdraw a consent',
  idempotent: true,
  access: 'session',
  params: z.object({ uid: uuid, kind: consentKind }),
  status: 204,
})

export const findConsentProof = defineCall({
  id: 'findConsentProof',
  method: 'POST',
  path: '/staff/consents/find',
  summary: 'All consents given under an address, also by accounts that are erased: the proof, for five years',
  access: 'staff',
  body: z.strictObject({ email: normalizedEmail }),
  answer: payload(
    z.array(
      consent.omit({ date: true }).extend({ givenDateTime: isoDateTime, withdrawnDateTime: isoDateTime.nullable() }),
    ),
  ),
})

export const exportUser = defineCall({
  id: 'exportUser',
  method: 'GET',
  path: '/users/:uid/export',
  summary: 'All that is kept about oneself',
  access: 'session',
  params: byUuid,
  answer: payload(z.record(z.string(), z.unknown())),
})

export const exportUserArchive = defineCall({
  id: 'exportUserArchive',
  method: 'GET',
  path: '/users/:uid/export/archive',
  summary: 'The same as a zip, with the files of one’s conversations',
  access: 'session',
  params: byUuid,
})

export const deleteUser = defineCall({
  id: 'deleteUser',
  method: 'DELETE',
  path: '/users/:uid',
  summary: 'Ask for the erasure of one’s account; done once no paid period is running',
  access: 'session',
  idempotent: true,
  params: byUuid,
  body: withOwnerProof({}),
  status: 202,
})
