import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoDateTime, personName, text, uuid, version } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'

/** The sentence that a member agrees to; it is stored with each voice. */
export const voiceConsent =
  'J’accepte que ce texte soit publié sur le site avec le prénom ou le pseudonyme que j’indique. Je peux le retirer à tout moment, d’un clic.'

export const voiceSource = z.enum(['survey', 'invitation'])
export const voiceState = z.enum(['waiting', 'approved', 'declined'])

const shared = {
  uid: uuid,
  name: z.string(),
  detail: z.string().nullable(),
  text: z.string(),
  date: isoDateTime,
  consentAt: isoDateTime.nullable(),
  source: voiceSource,
  memberSince: isoDateTime.nullable().meta({ description: 'Checked: the author is a member since then' }),
  example: z.boolean().meta({ description: 'Invented for the demonstration: no such person exists' }),
}

/** Opinion of a member about the site, as typed. */
export const voice = z.object(shared).meta({ id: 'Voice' })
export type Voice = z.output<typeof voice>

export const staffVoice = z
  .object({ ...shared, state: voiceState, consent: z.string().nullable(), version })
  .meta({ id: 'StaffVoice' })
export type StaffVoice = z.output<typeof staffVoice>

const one = staff.resource({
  path: 'voices',
  one: 'StaffVoice',
  many: 'StaffVoices',
  params: staff.byUuid,
  entity: staffVoice,
})
export const staffVoices = {
  ...one.list(['date', 'state', 'uid'], { ...staff.uuidFilter, state: voiceState.optional() }),
  ...one.get(),
}

export const approveVoice = staff.actionCall(
  'approveVoice',
  'voices/:uid/approve',
  staff.optionalVersionBody,
  staffVoice,
)
export const declineVoice = staff.actionCall(
  'declineVoice',
  'voices/:uid/decline',
  staff.optionalVersionBody,
  staffVoice,
)

export const inviteVoice = defineCall({
  id: 'inviteVoice',
  method: 'POST',
  path: '/staff/members/:uid/invite-voice',
  summary: 'Mail a member a link by which they may write what they think of the site',
  access: 'staff',
  idempotent: true,
  params: staff.byUuid,
  status: 202,
})

const byToken = z.object({ token: text(1, 200) })

/** Data of the page behind a mailed link: what the member wrote, if anything, and the consent to give. */
export const ownVoice = z
  .object({ written: voice.nullable(), state: voiceState.nullable(), consent: z.string() })
  .meta({ id: 'OwnVoice' })
export type OwnVoice = z.output<typeof ownVoice>

export const readOwnVoice = defineCall({
  id: 'readOwnVoice',
  method: 'GET',
  path: '/voices/:token',
  summary: 'What was written by a mailed link, if anything',
  access: 'public',
  params: byToken,
  answer: payload(ownVoice),
})

export const voiceForm = z.strictObject({
  text: text(20, 1000),
  name: personName,
  detail: text(0, 80).optional(),
  consent: z.literal(true),
})

export const writeVoice = defineCall({
  id: 'writeVoice',
  method: 'POST',
  path: '/voices/:token',
  summary: 'Write a voice, once for each link',
  access: 'public',
  idempotent: true,
  params: byToken,
  body: voiceForm,
  status: 201,
  answer: payload(voice),
})

export const withdrawVoice = defineCall({
  id: 'withdrawVoice',
  method: 'DELETE',
  path: '/voices/:token',
  summary: 'Withdraw a voice: it is deleted, and gone from every page',
  access: 'public',
  params: byToken,
  status: 204,
})
