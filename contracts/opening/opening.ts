import { z } from 'zod'
import { defineCall } from '../call.ts'
import { codePoints, isoDateTime, shortCode, text, uuid } from '../forms.ts'
import { payload } from '../paging.ts'

/** Checks that must pass before a site takes orders. The codes never change: exceptions and scripts name them. */
export const openingCodes = [
  'owner-second-factor',
  'public-address',
  'legal-pages',
  'legal-sources',
  'mail-sent',
  'mail-authentic',
  'mail-answers',
  'payment-keys',
  'payment-webhook',
  'secrets',
  'backup',
  'restore',
  'disk',
  'demo-absent',
  'privacy-register',
  'metrics-private',
  'own-words',
] as const

export const openingCode = z.enum(openingCodes)
export type OpeningCode = z.output<typeof openingCode>

export const openingException = z
  .object({
    reason: z.string(),
    by: z.object({ uid: uuid, name: z.string() }),
    at: isoDateTime,
    until: isoDateTime,
  })
  .meta({ id: 'OpeningException' })

export const openingCheck = z
  .object({
    code: openingCode,
    state: z.enum(['passed', 'failed', 'unknown']),
    blocking: z.boolean(),
    detail: z.string().meta({ description: 'What was found, in French' }),
    at: isoDateTime.nullable().meta({ description: 'null: never run' }),
    exception: openingException.nullable(),
  })
  .meta({ id: 'OpeningCheck' })
export type OpeningCheck = z.output<typeof openingCheck>

export const opening = z
  .object({
    open: z.boolean().meta({ description: 'Every blocking check passes, or is excepted' }),
    enforced: z
      .boolean()
      .meta({ description: 'Orders are refused while it is not open: a real provider, not the demo' }),
    checks: z.array(openingCheck),
  })
  .meta({ id: 'Opening' })
export type Opening = z.output<typeof opening>

/** A mail with its headers and body; a received test mail is a few kilobytes long. */
const pastedMail = codePoints(1, 200_000)

export const getOpening = defineCall({
  id: 'getOpening',
  method: 'GET',
  path: '/staff/opening',
  summary: 'What must be right before the site takes orders',
  access: 'staff',
  answer: payload(opening),
})

export const runOpeningCheck = defineCall({
  id: 'runOpeningCheck',
  method: 'POST',
  path: '/staff/opening/checks/:code',
  summary: 'Run one check again; mail-authentic reads the test mail as it arrived, or its headers',
  access: 'staff',
  params: z.object({ code: openingCode }),
  body: z.strictObject({ message: pastedMail.optional() }).nullish(),
  answer: payload(openingCheck),
})

export const signOpeningException = defineCall({
  id: 'signOpeningException',
  method: 'POST',
  path: '/staff/opening/exceptions',
  summary: 'Open without this check for 30 days; the reason is audited and shown',
  idempotent: true,
  access: 'staff',
  body: z.strictObject({ code: openingCode, reason: text(1, 500) }),
  status: 201,
  answer: payload(openingCheck),
})

export const getOrderAvailability = defineCall({
  id: 'getOrderAvailability',
  method: 'GET',
  path: '/opening',
  summary: 'Whether orders are taken now',
  access: 'public',
  answer: payload(z.object({ takesOrders: z.boolean() }).meta({ id: 'TakesOrders' })),
})

export const getDataCollectionState = defineCall({
  id: 'getDataCollectionState',
  method: 'GET',
  path: '/opening/collecting',
  summary: 'Whether registration and contact are open: 503 there while the legal pages are incomplete',
  access: 'public',
  answer: payload(z.object({ collectsData: z.boolean() }).meta({ id: 'CollectsData' })),
})

export const answerSiteChallenge = defineCall({
  id: 'answerSiteChallenge',
  method: 'GET',
  path: '/opening/proofs/:challenge',
  summary: 'Answers a challenge as only this site can: an address that passes it on leads here',
  access: 'public',
  params: z.object({ challenge: shortCode }),
  answer: payload(z.object({ proof: z.string() }).meta({ id: 'SiteProof' })),
})
