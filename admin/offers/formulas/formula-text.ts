import { durationUnit } from '../../../contracts/forms.ts'
import { unitNames } from '../../../contracts/text/french-duration.ts'
import { euros } from '../../management/format.ts'

const amounts = ['amount', 'trialAmount', 'creditAmount']
const units = durationUnit.options

export function formulaText(field: string, value: unknown): string | undefined {
  if (amounts.includes(field) && typeof value === 'number') return euros(value)
  const unit = units.find((one) => one === value)
  return field.endsWith('Unit') && unit ? unitNames[unit][1] : undefined
}
