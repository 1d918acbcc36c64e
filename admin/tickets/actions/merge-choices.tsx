import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { relativeDay } from '../../../conversation/messages/day.ts'
import { TicketTitle } from '../ticket-title.tsx'
import { ticketWords } from '../words.ts'

interface MergeChoicesProps {
  tickets: readonly StaffTicket[]
  chosen: string
  onChoose(uid: string): void
}

/** The contact's tickets that this one may be merged into. */
export function MergeChoices({ tickets, chosen, onChoose }: MergeChoicesProps) {
  const now = new Date().toISOString()
  return (
    <RadioGroup
      aria-label={ticketWords.merge.choices}
      value={chosen}
      onChange={(_event, uid) => onChoose(uid)}
      sx={{ maxHeight: '40vh', overflowY: 'auto', flexWrap: 'nowrap', pl: 1.5 }}
    >
      {tickets.map(({ uid, title, status, lastMessageDateTime, modified, assignee }) => (
        <FormControlLabel
          key={uid}
          value={uid}
          control={<Radio />}
          sx={{ alignItems: 'flex-start', mr: 0, py: 0.5 }}
          label={
            <Box component="span" sx={{ display: 'grid', pt: 1, minWidth: 0 }}>
              <Typography component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                <TicketTitle title={title} />
              </Typography>
              <Typography component="span" sx={{ fontSize: 14, color: 'text.secondary' }}>
                {[
                  ticketWords.status[status],
                  relativeDay(lastMessageDateTime ?? modified, now),
                  assignee ? ticketWords.list.assignee(assignee.name) : ticketWords.list.unassigned,
                ].join(' · ')}
              </Typography>
            </Box>
          }
        />
      ))}
    </RadioGroup>
  )
}
