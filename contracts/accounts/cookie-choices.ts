import { z } from 'zod'
import { defineCall } from '../call.ts'
import { codePoints, isoDateTime, uuid } from '../forms.ts'
import { payload } from '../paging.ts'

export const cookieCategories = ['necessary', 'measurement', 'advertising'] as const
export type CookieCategory = (typeof cookieCategories)[number]

/** A visitor's answer about cookies. Only the browser's `consentId` identifies the visitor. */
export const cookieChoice = z
  .object({ consentId: uuid, accepted: z.array(z.enum(cookieCategories)), version: z.string(), date: isoDateTime })
  .meta({ id: 'CookieChoice' })
export type CookieChoice = z.output<typeof cookieChoice>

export const newCookieChoice = z.strictObject({
  consentId: uuid,
  accepted: z.array(z.enum(cookieCategories)).max(cookieCategories.length),
  version: codePoints(1, 32),
})

export const recordCookieChoice = defineCall({
  id: 'recordCookieChoice',
  method: 'POST',
  path: '/cookie-choices',
  summary: 'Keep the proof of a choice about cookies',
  access: 'public',
  idempotent: true,
  body: newCookieChoice,
  status: 201,
  answer: payload(cookieChoice),
})
