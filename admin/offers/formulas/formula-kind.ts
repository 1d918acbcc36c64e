import { staffFormulas } from '../../../contracts/subscriptions/staff-offers.ts'
import type { RecordKind } from '../../forms/record-page.tsx'
import { offerWords as words } from '../words.ts'
import { formulaText } from './formula-text.ts'

/** The formula that always exists: a visitor without a code orders it. */
export const defaultFormulaUid = 'default'

export const formulaKind: RecordKind = {
  calls: staffFormulas,
  fields: [
    'name',
    'amount',
    'periodDuration',
    'periodDurationUnit',
    'trialAmount',
    'trialDuration',
    'trialDurationUnit',
    'creditAmount',
    'creditDelay',
    'creditDelayUnit',
    'private',
    'listed',
    'order',
  ],
  onlyNew: ['uid'],
  empty: {
    name: '',
    uid: '',
    amount: null,
    periodDuration: 1,
    periodDurationUnit: 'month',
    trialAmount: 0,
    trialDuration: null,
    trialDurationUnit: null,
    creditAmount: 0,
    creditDelay: null,
    creditDelayUnit: null,
    private: false,
    listed: false,
    order: 0,
  },
  labels: {
    name: words.name,
    amount: words.amount,
    periodDuration: words.period,
    periodDurationUnit: words.period,
    trialAmount: words.trialAmount,
    trialDuration: words.trial,
    trialDurationUnit: words.trial,
    creditAmount: words.credit,
    creditDelay: words.creditDelay,
    creditDelayUnit: words.creditDelay,
    private: words.private,
    listed: words.listed,
    order: words.position,
  },
  textOf: formulaText,
  texts: words.formulas,
  titleOf: ({ name }) => String(name),
  deleteText: ({ name }) => words.formulas.deleteText(String(name)),
  mayDelete: ({ uid }) => uid !== defaultFormulaUid,
}
