import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Plus, X } from 'lucide-react'
import { messages } from '../../contracts/messages.ts'
import type { WorkingSpan } from '../../contracts/support/staff-hours.ts'
import { colours } from '../theme.ts'
import { isReversed, sortSpans, weekdays, withSpan } from './week.ts'
import { hoursWords as words } from './words.ts'

interface SpanProps {
  span: WorkingSpan
  day: string
  onChange(span: WorkingSpan): void
  onRemove(): void
}

function Span({ span, day, onChange, onRemove }: SpanProps) {
  const reversed = isReversed(span)
  const time = (name: 'from' | 'to', fault = false) => (
    <TextField
      size="small"
      type="time"
      value={span[name]}
      error={fault}
      helperText={fault && messages.timesOrder}
      onChange={({ target }) => onChange({ ...span, [name]: target.value })}
      slotProps={{ htmlInput: { 'aria-label': words[name](day) } }}
      sx={{ flex: '0 1 9rem', minWidth: 0, '& input': { px: 1 } }}
    />
  )
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.5, minWidth: 0 }}>
      {time('from')}
      <span aria-hidden>{words.until}</span>
      {time('to', reversed)}
      <IconButton aria-label={words.removeSpan(day.toLowerCase(), span.from)} onClick={onRemove}>
        <X aria-hidden size={18} />
      </IconButton>
    </Box>
  )
}

interface WeekInputProps {
  hours: readonly WorkingSpan[]
  fault?: string | undefined
  onChange(hours: readonly WorkingSpan[]): void
}

export function WeekInput({ hours, fault, onChange }: WeekInputProps) {
  const replace = (span: WorkingSpan, ...next: WorkingSpan[]) =>
    onChange(hours.flatMap((one) => (one === span ? next : [one])))
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend" variant="h2" sx={{ p: 0, mb: 1 }}>
        {words.hours}
      </Typography>
      {weekdays.map((weekday) => {
        const day = words.days[weekday - 1] ?? ''
        const spans = hours.filter((span) => span.day === weekday)
        return (
          <Box
            key={weekday}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr auto', sm: '7rem 1fr auto' },
              alignItems: 'center',
              columnGap: 1,
              py: 1,
              borderTop: `1px solid ${colours.line}`,
            }}
          >
            <Typography>{day}</Typography>
            <Box
              sx={{ gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '1 / -1', sm: 'auto' }, display: 'grid', gap: 1 }}
            >
              {spans.map((span, index) => (
                <Span
                  // biome-ignore lint/suspicious/noArrayIndexKey: spans of a day have no other name, and are only text fields
                  key={index}
                  span={span}
                  day={day}
                  onChange={(next) => replace(span, next)}
                  onRemove={() => replace(span)}
                />
              ))}
            </Box>
            <IconButton
              aria-label={words.addSpan(day.toLowerCase())}
              onClick={() => onChange(withSpan(sortSpans(hours), weekday))}
            >
              <Plus aria-hidden size={18} />
            </IconButton>
          </Box>
        )
      })}
      {fault && !hours.some(isReversed) && <FormHelperText error>{fault}</FormHelperText>}
    </Box>
  )
}
