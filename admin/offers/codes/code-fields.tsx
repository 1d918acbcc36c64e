import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { StaffCode } from '../../../contracts/subscriptions/staff-codes.ts'
import { staffFormulas } from '../../../contracts/subscriptions/staff-offers.ts'
import { CountInput } from '../../forms/count-input.tsx'
import { SwitchInput } from '../../forms/switch-input.tsx'
import { TextInput } from '../../forms/text-input.tsx'
import { useChoices } from '../../forms/use-choices.ts'
import type { RecordForm } from '../../forms/use-record-form.ts'
import { AmountInput } from '../amount-input.tsx'
import { MomentInput } from '../moment-input.tsx'
import { CodePreview } from './code-preview.tsx'
import { codeWords as words } from './words.ts'

/** Choice of formulas. None chosen is stored as null: the code applies to all. */
function FormulasInput({ form }: { form: RecordForm }) {
  const choices = useChoices(staffFormulas)
  const { formulas } = form.draft
  const chosen = Array.isArray(formulas) ? formulas.map(String) : []
  const fault = form.faults.get('formulas')
  return (
    <TextField
      select
      label={words.formulas}
      value={chosen.filter((uid) => choices.some((one) => one.uid === uid))}
      onChange={({ target }) => {
        const value: unknown = target.value
        form.set('formulas', Array.isArray(value) && value.length > 0 ? value : null)
      }}
      error={fault !== undefined}
      helperText={fault ?? words.formulasHelp}
      slotProps={{ select: { multiple: true }, inputLabel: { shrink: true } }}
    >
      {choices.map(({ uid, name }) => (
        <MenuItem key={uid} value={uid}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

export const codeFields = (form: RecordForm, isNew: boolean) => (
  <>
    {isNew && <TextInput form={form} name="uid" label={words.uid} help={words.uidHelp} required max={32} />}
    <CountInput form={form} name="percent" label={words.percent} help={words.percentHelp} min={1} max={100} />
    <AmountInput form={form} name="amount" label={words.amount} required={false} />
    <CountInput form={form} name="periods" label={words.periods} help={words.periodsHelp} min={1} max={24} />
    <FormulasInput form={form} />
    <MomentInput form={form} name="from" label={words.from} help={words.datesHelp} />
    <MomentInput form={form} name="until" label={words.until} help={words.datesHelp} />
    <CountInput form={form} name="uses" label={words.uses} help={words.usesHelp} min={1} />
    <CountInput form={form} name="usesPerPerson" label={words.usesPerPerson} min={1} max={100} />
    <SwitchInput form={form} name="oncePerCard" label={words.oncePerCard} />
    <SwitchInput form={form} name="active" label={words.active} />
    {!isNew && <CodePreview code={form.base as StaffCode} />}
  </>
)
