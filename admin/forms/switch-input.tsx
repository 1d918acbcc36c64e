import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import type { RecordForm } from './use-record-form.ts'

export const SwitchInput = ({ form, name, label }: { form: RecordForm; name: string; label: string }) => (
  <FormControlLabel
    label={label}
    control={<Switch checked={form.draft[name] === true} onChange={({ target }) => form.set(name, target.checked)} />}
  />
)
