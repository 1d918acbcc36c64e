import { staffFormulas } from '../../../contracts/subscriptions/staff-offers.ts'
import { ChoiceInput } from '../../forms/choice-input.tsx'
import { SwitchInput } from '../../forms/switch-input.tsx'
import { TextInput } from '../../forms/text-input.tsx'
import { useChoices } from '../../forms/use-choices.ts'
import { useRecord } from '../../forms/use-record.ts'
import type { RecordForm } from '../../forms/use-record-form.ts'
import { MomentInput } from '../moment-input.tsx'
import { OfferPreview } from '../offer-preview.tsx'
import { offerWords as words } from '../words.ts'

function FormulaInput({ form }: { form: RecordForm }) {
  const options = useChoices(staffFormulas).map(({ uid, name }) => ({ value: uid, text: name }))
  return <ChoiceInput form={form} name="formula" label={words.formula} options={options} />
}

function ChosenOffer({ uid }: { uid: string }) {
  const { record } = useRecord(staffFormulas, uid)
  return record ? <OfferPreview offer={record} /> : null
}

export const tokenFields = (form: RecordForm, isNew: boolean) => (
  <>
    {isNew && <TextInput form={form} name="value" label={words.value} help={words.uidHelp} required max={64} />}
    <FormulaInput form={form} />
    <MomentInput form={form} name="expires" label={words.expires} help={words.expiresHelp} />
    <SwitchInput form={form} name="active" label={words.active} />
    {form.draft.formula !== '' && <ChosenOffer uid={String(form.draft.formula)} />}
  </>
)
