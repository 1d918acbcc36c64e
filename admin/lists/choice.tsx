import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

interface ChoiceProps {
  label: string
  /** '' selects the first choice, « all » */
  value: string
  all: string
  choices: readonly { uid: string; name: string }[]
  onChange(value: string): void
}

/** Select field for one of several values, or for all. */
export function Choice({ label, value, all, choices, onChange }: ChoiceProps) {
  const known = choices.some(({ uid }) => uid === value)
  return (
    <TextField
      select
      size="small"
      label={label}
      value={known ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 140, flex: { xs: '1 1 40%', sm: '0 1 auto' } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {choices.map(({ uid, name }) => (
        <MenuItem key={uid} value={uid}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
