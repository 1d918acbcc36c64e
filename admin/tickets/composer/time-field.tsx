import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { isMonday, nextMorning, parisText, parseParisTime } from '../../time/paris-time.ts'
import { ticketWords } from '../words.ts'

const texts = ticketWords.composer

interface Choice {
  text: string
  moment: Date
}

/** A future day and time in Paris, initially tomorrow morning. */
export function useTimeField() {
  const [value, setValue] = useState(() => parisText(nextMorning(new Date())))
  const [problem, setProblem] = useState('')
  return {
    value,
    problem,
    choose(text: string): void {
      setValue(text)
      setProblem('')
    },
    /** @returns undefined unless the moment is in the future; the field then shows the problem */
    read(): Date | undefined {
      const moment = parseParisTime(value)
      if (moment && moment > new Date()) return moment
      setProblem(texts.laterPast)
      return undefined
    },
  }
}

export const suggestMoments = (): Choice[] => [
  { text: texts.tomorrow, moment: nextMorning(new Date()) },
  { text: texts.monday, moment: nextMorning(new Date(), isMonday) },
]

interface TimeFieldProps {
  field: ReturnType<typeof useTimeField>
  hint?: string | undefined
  /** a moment suggested before the usual choices */
  first?: Choice | undefined
}

export function TimeField({ field: { value, problem, choose }, hint, first }: TimeFieldProps) {
  const choices = [...(first ? [first] : []), ...suggestMoments()]
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {choices.map(({ text, moment }) => (
          <Button key={text} variant="outlined" size="small" onClick={() => choose(parisText(moment))}>
            {text}
          </Button>
        ))}
      </Box>
      <TextField
        fullWidth
        required
        type="datetime-local"
        label={texts.laterDate}
        value={value}
        error={problem !== ''}
        helperText={problem || hint}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ mt: 1 }}
      />
    </>
  )
}
