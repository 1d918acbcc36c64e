import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Plus, X } from 'lucide-react'
import { Link } from 'react-router'
import type { WorkingDayOff } from '../../contracts/support/staff-hours.ts'
import { dayOf } from '../../contracts/text/paris.ts'
import { usePerson } from '../person.ts'
import { hoursWords as words } from './words.ts'

interface DaysOffInputProps {
  /** uid of the coach whose days these are */
  coach: string
  daysOff: readonly WorkingDayOff[]
  fault?: string | undefined
  onChange(daysOff: readonly WorkingDayOff[]): void
}

const today = () => dayOf(Date.now())

/** Link to the form that asks a colleague to cover these days. */
function AskCover({ coach, from, to }: { coach: string; from: string; to: string }) {
  const { uid, roles } = usePerson()
  const mayAsk = roles.includes('admin') || (roles.includes('coach') && coach === uid)
  if (!mayAsk || from === '' || to < from || to < today()) return null
  return (
    <Box
      component={Link}
      to={`/covers/create?${new URLSearchParams({ coach, from: from < today() ? today() : from, to })}`}
      sx={{ color: 'inherit', gridColumn: '1 / -1', justifySelf: 'start', py: 0.5 }}
    >
      {words.askCover}
    </Box>
  )
}

export function DaysOffInput({ coach, daysOff, fault, onChange }: DaysOffInputProps) {
  const change = (index: number, part: Partial<WorkingDayOff>) =>
    onChange(daysOff.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const date = (index: number, day: WorkingDayOff, name: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      label={label}
      value={day[name]}
      error={fault !== undefined && (day[name] === '' || (name === 'to' && day.to < day.from))}
      onChange={({ target }) => change(index, { [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend" variant="h2" sx={{ p: 0, mb: 1 }}>
        {words.daysOff}
      </Typography>
      {daysOff.length === 0 && <Typography color="text.secondary">{words.noDaysOff}</Typography>}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {daysOff.map((day, index) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: days away have no other name, and are only text fields
            key={index}
            sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 2fr auto' } }}
          >
            {date(index, day, 'from', words.firstDay)}
            {date(index, day, 'to', words.lastDay)}
            <TextField
              label={words.label}
              value={day.label}
              onChange={({ target }) => change(index, { label: target.value })}
              slotProps={{ htmlInput: { maxLength: 100 } }}
            />
            <IconButton
              aria-label={words.removeDaysOff}
              onClick={() => onChange(daysOff.filter((_one, at) => at !== index))}
              sx={{ justifySelf: 'start' }}
            >
              <X aria-hidden size={18} />
            </IconButton>
            <AskCover coach={coach} from={day.from} to={day.to} />
          </Box>
        ))}
      </Box>
      {fault && <FormHelperText error>{fault}</FormHelperText>}
      <Button
        color="inherit"
        startIcon={<Plus aria-hidden size={18} />}
        onClick={() => onChange([...daysOff, { from: today(), to: today(), label: '' }])}
        sx={{ mt: 1 }}
      >
        {words.addDaysOff}
      </Button>
    </Box>
  )
}
