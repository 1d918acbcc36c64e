import { z } from 'zod'
import { cents, durationCount, durationUnit, isoDateTime, isoDateTimeInput, shortCode, text, version } from './forms.ts'
import * as staff from './staff.ts'
import { formulaShape } from './subscriptions.ts'

const byCode = z.object({ uid: shortCode })

export const staffFormula = z.object({ ...formulaShape, version }).meta({ id: 'StaffFormula' })
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
}

const ownCode = { uid: staff.ignored }

/** Whether a number and its unit come together is the server’s to check: a PATCH may bring one of them. */
export const newStaffFormula = z.strictObject({
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

export const staffFormulaReplacement = staff.replacement(formulaFields, ownCode)
export const staffFormulaChange = staff.change(formulaFields, ownCode)
export type StaffFormulaChange = z.output<typeof staffFormulaChange>

export const staffFormulasQuery = staff.staffQuery(['name', 'amount', 'uid'], { uid: staff.codes })

const formulaPath = 'formulas/:uid'

export const listStaffFormulas = staff.listCall('listStaffFormulas', 'formulas', staffFormulasQuery, staffFormula)
export const getStaffFormula = staff.getCall('getStaffFormula', formulaPath, byCode, staffFormula)
export const createStaffFormula = staff.createCall('createStaffFormula', 'formulas', newStaffFormula, staffFormula)
export const replaceStaffFormula = staff.replaceCall(
  'replaceStaffFormula',
  formulaPath,
  byCode,
  staffFormulaReplacement,
  staffFormula,
)
export const changeStaffFormula = staff.changeCall(
  'changeStaffFormula',
  formulaPath,
  byCode,
  staffFormulaChange,
  staffFormula,
)
export const deleteStaffFormula = staff.deleteCall('deleteStaffFormula', formulaPath, byCode)

/** `uid` is the value. `isValid` is decided: active, and not yet expired. */
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
const tokenDecided = { uid: staff.ignored, value: staff.ignored, isValid: staff.ignored, date: staff.ignored }

export const newStaffTrafficToken = z.strictObject({
  value: shortCode,
  formula: shortCode,
  active: tokenFields.active.default(true),
  expires: tokenFields.expires.default(null),
})
export type NewStaffTrafficToken = z.output<typeof newStaffTrafficToken>

export const staffTrafficTokenReplacement = staff.replacement(tokenFields, tokenDecided)
export const staffTrafficTokenChange = staff.change(tokenFields, tokenDecided)
export type StaffTrafficTokenChange = z.output<typeof staffTrafficTokenChange>

export const staffTrafficTokensQuery = staff.staffQuery(['value', 'formula', 'date', 'expires', 'uid'], {
  uid: staff.codes,
  formula: shortCode.optional(),
})

const tokenPath = 'traffic-tokens/:uid'

export const listStaffTrafficTokens = staff.listCall(
  'listStaffTrafficTokens',
  'traffic-tokens',
  staffTrafficTokensQuery,
  staffTrafficToken,
)
export const getStaffTrafficToken = staff.getCall('getStaffTrafficToken', tokenPath, byCode, staffTrafficToken)
export const createStaffTrafficToken = staff.createCall(
  'createStaffTrafficToken',
  'traffic-tokens',
  newStaffTrafficToken,
  staffTrafficToken,
)
export const replaceStaffTrafficToken = staff.replaceCall(
  'replaceStaffTrafficToken',
  tokenPath,
  byCode,
  staffTrafficTokenReplacement,
  staffTrafficToken,
)
export const changeStaffTrafficToken = staff.changeCall(
  'changeStaffTrafficToken',
  tokenPath,
  byCode,
  staffTrafficTokenChange,
  staffTrafficToken,
)
export const deleteStaffTrafficToken = staff.deleteCall('deleteStaffTrafficToken', tokenPath, byCode)
