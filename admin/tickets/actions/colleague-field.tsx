import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { WorkingHours } from '../../../contracts/support/staff-hours.ts'
import { momentText } from '../due.ts'
import { ticketWords } from '../words.ts'

interface ColleagueFieldProps {
  colleagues: readonly WorkingHours[]
  value: string
  onChange(uid: string): void
}

/** Text with the return time of a colleague who is away or outside working hours. */
export function whenText({ nextDateTime }: WorkingHours): string {
  const now = new Date().toISOString()
  return nextDateTime !== null && nextDateTime > now
    ? `\u00a0· ${ticketWords.change.back(momentText(nextDateTime, now))}`
    : ''
}

/** Chooses the assignee; shows when each colleague works next. */
export const ColleagueField = ({ colleagues, value, onChange }: ColleagueFieldProps) => (
  <TextField
    select
    autoFocus
    fullWidth
    required
    label={ticketWords.change.assignTo}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={{ mt: 2 }}
  >
    {colleagues.map((one) => (
      <MenuItem key={one.uid} value={one.uid} dir="auto">
        {one.name}
        {whenText(one)}
      </MenuItem>
    ))}
  </TextField>
)
