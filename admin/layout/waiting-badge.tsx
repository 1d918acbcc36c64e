import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { staffTickets } from '../../contracts/support/staff-tickets.ts'
import { filteredPath } from '../lists/filtered-path.ts'
import { answering } from '../navigation/menu.ts'
import { usePerson } from '../person.ts'
import { useRecordList } from '../records/use-records.ts'
import { colours } from '../theme.ts'
import { type TicketFilter, ticketQuery } from '../tickets/list/ticket-filter.ts'
import { words } from '../words.ts'

const waiting: TicketFilter = { state: 'waiting' }
const waitingHref = filteredPath('tickets', waiting)

/** The inbox has its own event stream; only this badge may lag, by up to ten seconds. */
const refreshMilliseconds = 8000

function Badge() {
  const { pathname } = useLocation()
  const { data, refetch } = useRecordList(staffTickets, ticketQuery(waiting, undefined, { page: 1, perPage: 1 }), {
    refetchInterval: refreshMilliseconds,
  })
  const total = data?.page.total ?? 0
  // Refetch after each navigation: the conversation that the user left may be answered now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each page
  useEffect(() => void refetch(), [pathname, refetch])
  if (total === 0) return null
  return (
    <Box
      component={Link}
      to={waitingHref}
      aria-label={words.waiting(total)}
      title={words.waiting(total)}
      sx={{
        minWidth: 28,
        minHeight: 28,
        px: 1,
        ml: { xs: 0.5, sm: 0 },
        display: 'grid',
        placeItems: 'center',
        borderRadius: 14,
        backgroundColor: colours.ink,
        color: colours.paper,
        fontSize: 14,
        fontWeight: 600,
        textDecoration: 'none',
      }}
    >
      {total}
    </Box>
  )
}

/** Number of conversations that wait for an answer; hidden for roles that answer none. */
export function WaitingBadge() {
  const { roles } = usePerson()
  return roles.some((role) => answering.includes(role)) ? <Badge /> : null
}
