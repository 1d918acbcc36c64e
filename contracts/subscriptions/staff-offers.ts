import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  cents,
  centsTotal,
  count,
  durationCount,
  durationUnit,
  isoDateTime,
  isoDateTimeInput,
  shortCode,
  text,
  version,
} from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'
import { formulaShape } from './subscriptions.ts'

const byCode = z.object({ uid: shortCode })

/** Position in a list that the owner orders. */
const listOrder = z.int().min(0).max(9999)

/** `private`: can only be ordered with a valid traffic token of this formula. */
export const staffFormula = z
  .object({ ...formulaShape, private: z.boolean(), listed: z.boolean(), order: listOrder, version })
  .meta({ id: 'StaffFormula' })
export type StaffFormula = z.output<typeof staffFormula>

const formulaFields = {
  name: text(1, 200),
  amount: cents,
  trialAmount: cents,
  creditAmount: cents,
  creditDelay: durationCount.nullable(),
  creditDelayUnit: durationUnit.nullable(),
  trialDuration: durationCount.nullable(),
  trialDurationUnit: durationUnit.nullable(),
  periodDuration: durationCount,
  periodDurationUnit: durationUnit,
  /** if absent: false for a new formula, unchanged for an existing one */
  private: z.boolean().optional(),
  /** whether the payment page compares it with other formulas; if absent: same rule as `private` */
  listed: z.boolean().optional(),
  order: listOrder.optional(),
}

/** The server checks that a number and its unit are set together: a PATCH may contain only one of them. */
const newStaffFormula = z.strictObject({
  uid: shortCode,
  ...formulaFields,
  trialAmount: cents.default(0),
  creditAmount: cents.default(0),
  creditDelay: formulaFields.creditDelay.default(null),
  creditDelayUnit: formulaFields.creditDelayUnit.default(null),
  trialDuration: formulaFields.trialDuration.default(null),
  trialDurationUnit: formulaFields.trialDurationUnit.default(null),
})
export type NewStaffFormula = z.output<typeof newStaffFormula>

const formula = staff.resource({
  path: 'formulas',
  one: 'StaffFormula',
  many: 'StaffFormulas',
  params: byCode,
  entity: staffFormula,
})
export const staffFormulas = {
  ...formula.list(['order', 'name', 'amount', 'trialAmount', 'creditAmount', 'uid'], { uid: staff.codeFilter }),
  ...formula.get(),
  ...formula.create(newStaffFormula),
  ...formula.change(formulaFields, staff.readOnlyFields('uid')),
  ...formula.remove(),
}

/** `uid` is the value. `isValid` is computed: active, and not yet expired. */
export const staffTrafficToken = z
  .object({
    uid: shortCode,
    value: shortCode,
    formula: shortCode,
    active: z.boolean(),
    expires: isoDateTime.nullable(),
    isValid: z.boolean(),
    date: isoDateTime,
    version,
  })
  .meta({ id: 'StaffTrafficToken' })
export type StaffTrafficToken = z.output<typeof staffTrafficToken>

const tokenFields = { formula: shortCode, active: z.boolean(), expires: isoDateTimeInput.nullable() }
const tokenDecided = staff.readOnlyFields('uid', 'value', 'isValid', 'date')

const newStaffTrafficToken = z.strictObject({
  value: shortCode,
  formula: shortCode,
  active: tokenFields.active.default(true),
  expires: tokenFields.expires.default(null),
})
export type NewStaffTrafficToken = z.output<typeof newStaffTrafficToken>

const token = staff.resource({
  path: 'traffic-tokens',
  one: 'StaffTrafficToken',
  many: 'StaffTrafficTokens',
  params: byCode,
  entity: staffTrafficToken,
})
export const staffTrafficTokens = {
  ...token.list(['value', 'formula', 'active', 'date', 'expires', 'uid'], {
    uid: staff.codeFilter,
    formula: shortCode.optional(),
  }),
  ...token.get(),
  ...token.create(newStaffTrafficToken),
  ...token.change(tokenFields, tokenDecided),
  ...token.remove(),
}

/** A nonzero figure about fewer persons than this could reveal who they are, so it is withheld. */
export const minReportedPersons = 10

export const hideable = (value: z.ZodInt | z.ZodNumber) =>
  value.nullable().meta({ description: `null: fewer than ${minReportedPersons} persons, but more than none` })

/** `trials` and `paid` count persons; amounts are the ledger's totals for the subscriptions ordered with the token. */
export const tokenResults = z
  .object({
    token: shortCode,
    since: isoDateTime.meta({ description: 'What came before is not known' }),
    registrations: hideable(count),
    subscribers: hideable(count),
    trials: hideable(count),
    paid: hideable(count).meta({ description: 'Of those with a trial, who paid a whole period' }),
    charged: hideable(centsTotal),
    refunded: hideable(centsTotal),
    cashback: hideable(centsTotal),
    net: hideable(centsTotal),
  })
  .meta({ id: 'TrafficTokenResults' })
export type TokenResults = z.output<typeof tokenResults>

export const getTokenResults = defineCall({
  id: 'getTokenResults',
  method: 'GET',
  path: '/staff/traffic-tokens/:uid/results',
  summary: 'What a traffic token brought: registrations, trials, payments',
  access: 'staff',
  params: byCode,
  answer: payload(tokenResults),
})
