import { staffTrafficTokens } from '../../../contracts/subscriptions/staff-offers.ts'
import type { RecordKind } from '../../forms/record-page.tsx'
import { momentText } from '../../management/format.ts'
import { offerWords as words } from '../words.ts'

export const tokenKind: RecordKind = {
  calls: staffTrafficTokens,
  fields: ['formula', 'active', 'expires'],
  onlyNew: ['value'],
  empty: { value: '', formula: 'default', active: true, expires: null },
  labels: { formula: words.formula, active: words.active, expires: words.expires },
  textOf: (field, value) => (field === 'expires' && typeof value === 'string' ? momentText(value) : undefined),
  texts: words.tokens,
  titleOf: ({ value }) => String(value),
  deleteText: ({ value }) => words.tokens.deleteText(String(value)),
}
