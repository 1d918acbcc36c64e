import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { StaffTicket } from '../../contracts/support/staff-tickets.ts'
import { colours } from '../theme.ts'
import { words } from '../words.ts'
import { atMomentText, momentText } from './due.ts'

type Clock = Pick<StaffTicket, 'answerDueDateTime' | 'overdue' | 'waitingSince' | 'snoozedUntil'>

function Snoozed({ until, now }: { until: string | null; now: string }) {
  if (until === null || until <= now) return null
  return (
    <Typography component="span" sx={{ fontSize: 14, fontWeight: 600, color: colours.sageDeep }}>
      {words.due.snoozed(atMomentText(until, now))}
    </Typography>
  )
}

/** Promised time of the answer, or since when it is late. */
export function DueText({ answerDueDateTime, overdue, waitingSince, snoozedUntil }: Clock) {
  const now = new Date().toISOString()
  const snoozed = <Snoozed until={snoozedUntil} now={now} />
  if (!answerDueDateTime && !waitingSince) return snoozed
  // Compare with the clock: the deadline may have passed since the list was loaded.
  const late = overdue || (answerDueDateTime !== null && answerDueDateTime < now)
  const text = answerDueDateTime
    ? words.due[late ? 'overdue' : 'before'](momentText(answerDueDateTime, now))
    : words.due.waitingSince(momentText(waitingSince ?? now, now))
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {snoozed}
      <Typography
        component="span"
        sx={{ fontSize: 14, fontWeight: 600, color: late ? colours.error : colours.warning }}
      >
        {text}
      </Typography>
    </Box>
  )
}
