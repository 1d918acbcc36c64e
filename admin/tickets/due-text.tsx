import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { StaffTicket } from '../../contracts/support/staff-tickets.ts'
import { colours } from '../theme.ts'
import { atMomentText, describeDue } from './due.ts'
import { ticketWords } from './words.ts'

type Clock = Pick<StaffTicket, 'answerDueDateTime' | 'overdue' | 'waitingSince' | 'snoozedUntil'>

function Snoozed({ until, now }: { until: string | null; now: string }) {
  if (until === null || until <= now) return null
  return (
    <Typography component="span" sx={{ fontSize: 14, fontWeight: 600, color: colours.sageDeep }}>
      {ticketWords.due.snoozed(atMomentText(until, now))}
    </Typography>
  )
}

interface DueTextProps extends Clock {
  /** true in a list, where the moment alone is enough */
  short?: boolean
}

/** Promised time of the answer, or since when it is late. */
export function DueText({ answerDueDateTime, overdue, waitingSince, snoozedUntil, short = false }: DueTextProps) {
  const now = new Date().toISOString()
  const snoozed = <Snoozed until={snoozedUntil} now={now} />
  const due = describeDue({ answerDueDateTime, overdue, waitingSince }, now, short)
  if (!due) return snoozed
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {snoozed}
      <Typography
        component="span"
        sx={{ fontSize: short ? 13 : 14, fontWeight: 600, color: due.late ? colours.error : colours.warning }}
      >
        {due.text}
      </Typography>
    </Box>
  )
}
