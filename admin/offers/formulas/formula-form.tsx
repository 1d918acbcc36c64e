import { CountInput } from '../../forms/count-input.tsx'
import { RecordPage } from '../../forms/record-page.tsx'
import { SwitchInput } from '../../forms/switch-input.tsx'
import { TextInput } from '../../forms/text-input.tsx'
import type { RecordForm } from '../../forms/use-record-form.ts'
import { AmountInput } from '../amount-input.tsx'
import { DurationInput } from '../duration-input.tsx'
import { OfferPreview } from '../offer-preview.tsx'
import { offerWords as words } from '../words.ts'
import { formulaKind } from './formula-kind.ts'

const fields = (form: RecordForm, isNew: boolean) => (
  <>
    <TextInput form={form} name="name" label={words.name} required max={200} />
    {isNew && <TextInput form={form} name="uid" label={words.uid} help={words.uidHelp} required max={64} />}
    <AmountInput form={form} name="amount" label={words.amount} help={words.amountHelp} />
    <DurationInput form={form} name="periodDuration" label={words.period} required />
    <AmountInput form={form} name="trialAmount" label={words.trialAmount} />
    <DurationInput form={form} name="trialDuration" label={words.trial} />
    <AmountInput form={form} name="creditAmount" label={words.credit} help={words.creditHelp} />
    <DurationInput form={form} name="creditDelay" label={words.creditDelay} />
    <SwitchInput form={form} name="private" label={words.private} />
    <SwitchInput form={form} name="listed" label={words.listed} />
    <CountInput form={form} name="order" label={words.position} help={words.positionHelp} />
    <OfferPreview offer={form.draft} />
  </>
)

export default function FormulaForm() {
  return <RecordPage kind={formulaKind} fields={fields} />
}
