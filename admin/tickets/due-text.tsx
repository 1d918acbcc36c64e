import Typography from '@mui/material/Typography'
import type { StaffTicket } from '../../contracts/staff-tickets.ts'
import { colours } from '../theme.ts'
import { words } from '../words.ts'
import { momentText } from './due.ts'

type Clock = Pick<StaffTicket, 'answerDueDateTime' | 'overdue' | 'waitingSince'>

/** Until when she was promised an answer, or since when that is late. */
export function DueText({ answerDueDateTime, overdue, waitingSince }: Clock) {
  if (!answerDueDateTime && !waitingSince) return null
  const now = new Date().toISOString()
  // Time goes on while nothing else happens.
  const late = overdue || (answerDueDateTime !== null && answerDueDateTime < now)
  const text = answerDueDateTime
    ? words.due[late ? 'overdue' : 'before'](momentText(answerDueDateTime, now))
    : words.due.waitingSince(momentText(waitingSince ?? now, now))
  return (
    <Typography component="span" sx={{ fontSize: 14, fontWeight: 600, color: late ? colours.error : colours.warning }}>
      {text}
    </Typography>
  )
}
