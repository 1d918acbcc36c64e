import { z } from 'zod'
import { defineCall } from '../call.ts'
import { cents, shortCode } from '../forms.ts'
import { messages } from '../messages.ts'
import { payload } from '../paging.ts'

/** A code, in capitals: case does not matter when it is typed. */
export const reductionCodeText = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,32}$/, messages.invalid)

/** Typed text: the server says whether it is a code. */
export const typedCode = z.string().max(64)

export const reductionCode = z
  .object({
    value: z.string().meta({ description: 'What was asked, known or not' }),
    isValid: z.boolean(),
    amount: cents.nullable().meta({ description: 'Of each reduced period; null where the code is not valid' }),
    trialAmount: cents.nullable().meta({ description: 'The price of the trial, which no code reduces' }),
    periods: z.int().nullable().meta({ description: 'How many periods are reduced; null: all' }),
    reference: cents
      .nullable()
      .meta({ description: 'The lowest price of a period in the last 30 days (article L112-1-1)' }),
  })
  .meta({ id: 'ReductionCode' })
export type ReductionCode = z.output<typeof reductionCode>

export const getCode = defineCall({
  id: 'getCode',
  method: 'GET',
  path: '/codes/:code',
  summary: 'Whether a code is valid for a formula, and what it makes of its price; an unknown one is an answer too',
  access: 'public',
  params: z.object({ code: z.string() }),
  query: z.object({ formula: shortCode.default('default') }),
  answer: payload(reductionCode),
})
