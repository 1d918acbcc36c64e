import { staffCodes } from '../../../contracts/subscriptions/staff-codes.ts'
import type { RecordKind } from '../../forms/record-page.tsx'
import { euros, momentText } from '../../management/format.ts'
import { codeWords as words } from './words.ts'

const labels = {
  formulas: words.formulas,
  percent: words.percent,
  amount: words.amount,
  periods: words.periods,
  from: words.from,
  until: words.until,
  uses: words.uses,
  usesPerPerson: words.usesPerPerson,
  oncePerCard: words.oncePerCard,
  active: words.active,
}

export const codeKind: RecordKind = {
  calls: staffCodes,
  fields: Object.keys(labels),
  onlyNew: ['uid'],
  empty: {
    uid: '',
    formulas: null,
    percent: null,
    amount: null,
    periods: null,
    from: null,
    until: null,
    uses: null,
    usesPerPerson: 1,
    oncePerCard: true,
    active: true,
  },
  labels,
  textOf: (field, value) => {
    if (field === 'amount' && typeof value === 'number') return euros(value)
    return (field === 'from' || field === 'until') && typeof value === 'string' ? momentText(value) : undefined
  },
  texts: words.texts,
  titleOf: ({ uid }) => String(uid),
  deleteText: ({ uid }) => words.texts.deleteText(String(uid)),
}
