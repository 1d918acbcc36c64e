import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { StatusChip } from '../status-chip.tsx'
import { TicketTitle } from '../ticket-title.tsx'
import { CardPart, plainList, wrapAnywhereStyle } from './card-part.tsx'

interface OtherTicketsProps {
  title: string
  none: string
  tickets: readonly Pick<StaffTicket, 'uid' | 'title' | 'status'>[]
}

/** Further conversations of the person, with links. */
export const OtherTickets = ({ title, none, tickets }: OtherTicketsProps) => (
  <CardPart title={title}>
    {tickets.length === 0 && <Typography>{none}</Typography>}
    <Box component="ul" sx={plainList}>
      {tickets.map((one) => (
        <Box component="li" key={one.uid} sx={wrapAnywhereStyle}>
          <Link to={`/tickets/${one.uid}/show`}>
            <TicketTitle title={one.title} />
          </Link>{' '}
          <StatusChip status={one.status} />
        </Box>
      ))}
    </Box>
  </CardPart>
)
