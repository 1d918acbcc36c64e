import { z } from 'zod'
import { defineCall } from '../call.ts'
import { cents, centsTotal, count, isoDateTime, isoDateTimeInput, oneOrMany, shortCode, version } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'
import { reductionCodeText } from './reduction-codes.ts'
import { hideable } from './staff-offers.ts'

const byCode = z.object({ uid: reductionCodeText })

const limits = {
  percent: z.int().min(1).max(100),
  periods: z.int().min(1).max(24),
  uses: z.int().min(1).max(1_000_000),
  usesPerPerson: z.int().min(1).max(100),
}

const fields = {
  formulas: z.array(shortCode).min(1).max(100).nullable(),
  percent: limits.percent.nullable(),
  amount: cents.min(1).nullable(),
  periods: limits.periods.nullable(),
  from: isoDateTimeInput.nullable(),
  until: isoDateTimeInput.nullable(),
  uses: limits.uses.nullable(),
  usesPerPerson: limits.usesPerPerson,
  oncePerCard: z.boolean(),
  active: z.boolean(),
}

/** `usedBy`: orders that count towards the limit `uses`. `isValid`: an order placed now would be reduced. */
export const staffCode = z
  .object({
    uid: z.string(),
    ...fields,
    from: isoDateTime.nullable(),
    until: isoDateTime.nullable(),
    usedBy: count,
    isValid: z.boolean(),
    date: isoDateTime,
    version,
  })
  .meta({ id: 'StaffCode' })
export type StaffCode = z.output<typeof staffCode>

const newStaffCode = z.strictObject({
  uid: reductionCodeText,
  formulas: fields.formulas.default(null),
  percent: fields.percent.default(null),
  amount: fields.amount.default(null),
  periods: fields.periods.default(null),
  from: fields.from.default(null),
  until: fields.until.default(null),
  uses: fields.uses.default(null),
  usesPerPerson: fields.usesPerPerson.default(1),
  oncePerCard: fields.oncePerCard.default(true),
  active: fields.active.default(true),
})
export type NewStaffCode = z.output<typeof newStaffCode>

const decided = staff.readOnlyFields('uid', 'usedBy', 'isValid', 'date')

/** Value of the filter `formula` for codes that name no formula: they apply to all formulas. */
export const anyFormula = '*'

const resource = staff.resource({
  path: 'codes',
  one: 'StaffCode',
  many: 'StaffCodes',
  params: byCode,
  entity: staffCode,
})
export const staffCodes = {
  ...resource.list(['uid', 'usedBy', 'active', 'from', 'until', 'date'], {
    uid: oneOrMany(reductionCodeText).optional(),
    formula: z.union([shortCode, z.literal(anyFormula)]).optional(),
  }),
  ...resource.get(),
  ...resource.create(newStaffCode),
  ...resource.change(fields, decided),
  ...resource.remove(),
}

/** Amounts are the ledger's totals for subscriptions ordered with the code, including those after the code expired. */
export const codeResults = z
  .object({
    code: z.string(),
    subscribers: hideable(count),
    trials: hideable(count),
    paid: hideable(count).meta({ description: 'Of those with a trial, who paid a whole period' }),
    repeatedCards: hideable(count).meta({ description: 'Orders with a card of another account that used the code' }),
    charged: hideable(centsTotal),
    refunded: hideable(centsTotal),
    cashback: hideable(centsTotal),
    net: hideable(centsTotal),
  })
  .meta({ id: 'CodeResults' })
export type CodeResults = z.output<typeof codeResults>

export const getCodeResults = defineCall({
  id: 'getCodeResults',
  method: 'GET',
  path: '/staff/codes/:uid/results',
  summary: 'What a code brought: orders and revenue',
  access: 'staff',
  params: byCode,
  answer: payload(codeResults),
})
