import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { dayOf } from '../../../contracts/text/paris.ts'
import { colours } from '../../theme.ts'
import { monthAfter } from '../../time/month.ts'
import type { Period } from './kinds.ts'
import { figureWords as words } from './words.ts'

/** First day of the month that is `months` months before the month of `day`. @param day `2026-03-31` */
const monthsBack = (day: string, months: number): string => `${monthAfter(day.slice(0, 7), -months)}-01`

const presets = [
  [words.presets.month, 0],
  [words.presets.quarter, 2],
  [words.presets.year, 11],
  [words.presets.all, 35],
] as const

interface PeriodFormProps {
  period: Period
  onChange(period: Period): void
}

/** Choice of the first and last day, kept in the address, so that links can contain it. */
export function PeriodForm({ period, onChange }: PeriodFormProps) {
  const now = dayOf(Date.now())
  const [from, setFrom] = useState(period.from ?? monthsBack(now, 11))
  const [to, setTo] = useState(period.to ?? now)
  const [wrong, setWrong] = useState(false)
  function submit(event: FormEvent): void {
    event.preventDefault()
    setWrong(to < from)
    if (from <= to) onChange({ from, to })
  }
  const dateProps = {
    type: 'date',
    size: 'small',
    required: true,
    slotProps: { inputLabel: { shrink: true } },
  } as const
  return (
    <Box
      component="form"
      aria-label={words.period}
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
    >
      <TextField
        {...dateProps}
        id="figures-from"
        label={words.from}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        {...dateProps}
        id="figures-to"
        label={words.to}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        error={wrong}
        helperText={wrong && words.reversed}
      />
      <Button type="submit" variant="outlined" color="inherit">
        {words.show}
      </Button>
      {presets.map(([name, months]) => (
        <Box key={name} component={Link} to={`?from=${monthsBack(now, months)}`} sx={{ color: colours.ruby, py: 1 }}>
          {name}
        </Box>
      ))}
    </Box>
  )
}
