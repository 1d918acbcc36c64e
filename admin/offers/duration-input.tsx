import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { durationUnit } from '../../contracts/forms.ts'
import { unitNames } from '../../contracts/text/french-duration.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import { offerWords as words } from './words.ts'

interface DurationInputProps {
  form: RecordForm
  /** name of the number's field; its unit is the field `…Unit` */
  name: string
  label: string
  /** false: both fields may be empty */
  required?: boolean
}

/** Fields for a number and its unit, which are set or cleared together. */
export function DurationInput({ form, name, label, required = false }: DurationInputProps) {
  const unitName = `${name}Unit`
  const unit = form.draft[unitName] ?? ''
  const fault = form.faults.get(name) ?? form.faults.get(unitName)
  const changeUnit = (next: string) => {
    form.set(unitName, next === '' ? null : next)
    if (next === '') form.set(name, null)
    else if (form.draft[name] === null) form.set(name, 1)
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(132px, 1fr)', gap: 1 }}>
      <TextField
        label={label}
        type="number"
        required={required}
        disabled={unit === ''}
        value={form.draft[name] ?? ''}
        onChange={({ target }) => form.set(name, target.value === '' ? null : Number(target.value))}
        error={fault !== undefined}
        helperText={fault}
        slotProps={{ htmlInput: { min: 1, step: 1 }, inputLabel: { shrink: true } }}
      />
      <TextField
        select
        label={words.unit}
        value={unit}
        onChange={({ target }) => changeUnit(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {!required && <MenuItem value="">{words.noUnit}</MenuItem>}
        {durationUnit.options.map((one) => (
          <MenuItem key={one} value={one}>
            {unitNames[one][1]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
