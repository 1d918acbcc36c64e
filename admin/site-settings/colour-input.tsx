import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { colours } from '../theme.ts'
import { isColour } from './draft.ts'
import { settingsWords as words } from './words.ts'

interface ColourInputProps {
  id: string
  label: string
  value: string
  fault: string | undefined
  onChange(value: string): void
}

/** Colour picker, with a field for `#rrggbb`. */
export const ColourInput = ({ id, label, value, fault, onChange }: ColourInputProps) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
    <Box
      component="input"
      type="color"
      aria-label={words.byEye(label.toLowerCase())}
      value={isColour(value) ? value : `#${'0'.repeat(6)}`}
      onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onChange(target.value)}
      sx={{
        flex: 'none',
        width: 48,
        height: 40,
        p: 0.5,
        borderRadius: '14px',
        border: `1px solid ${colours.lineStrong}`,
        backgroundColor: colours.card,
        cursor: 'pointer',
      }}
    />
    <TextField
      fullWidth
      id={id}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value.trim())}
      error={fault !== undefined}
      helperText={fault}
      autoComplete="off"
      slotProps={{
        // Announce a contrast that is too low while the user chooses the colour.
        formHelperText: { 'aria-live': 'polite' },
        htmlInput: { 'aria-invalid': fault !== undefined, spellCheck: false, maxLength: 7 },
      }}
    />
  </Box>
)
