import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { StaffTicket } from '../../contracts/support/staff-tickets.ts'
import { answerTime } from '../../contracts/text/answer-time.ts'
import { colours } from '../theme.ts'
import { atMomentText, momentText } from './due.ts'
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
  /** in a list, where the moment alone is enough */
  short?: boolean
}

/** Promised time of the answer, or since when it is late. */
export function DueText({ answerDueDateTime, overdue, waitingSince, snoozedUntil, short = false }: DueTextProps) {
  const now = new Date().toISOString()
  const snoozed = <Snoozed until={snoozedUntil} now={now} />
  if (!answerDueDateTime && !waitingSince) return snoozed
  const texts = short ? ticketWords.dueShort : ticketWords.due
  // Compare with the clock: the deadline may have passed since the list was loaded.
  const late = overdue || (answerDueDateTime !== null && answerDueDateTime < now)
  const before = answerTime(answerDueDateTime, now)
  const since = momentText(answerDueDateTime ?? waitingSince ?? now, now)
  const text = before && !late ? texts.before(before) : texts[answerDueDateTime ? 'overdue' : 'waitingSince'](since)
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {snoozed}
      <Typography
        component="span"
        sx={{ fontSize: short ? 13 : 14, fontWeight: 600, color: late ? colours.error : colours.warning }}
      >
        {text}
      </Typography>
    </Box>
  )
}
