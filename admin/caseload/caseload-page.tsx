import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { listStaffTickets, type StaffTicket } from '../../contracts/support/staff-tickets.ts'
import { callApi } from '../../relay/call.ts'
import { AdminPage } from '../navigation/admin-page.tsx'
import { usePerson } from '../person.ts'
import { colours } from '../theme.ts'
import { DueText } from '../tickets/due-text.tsx'
import { StatusChip } from '../tickets/status-chip.tsx'
import { TicketTitle } from '../tickets/ticket-title.tsx'
import { type CaseGroup, distanceText, sortCaseload } from './sort-caseload.ts'
import { caseloadWords as words } from './words.ts'

const refreshMilliseconds = 60_000
const perPage = 100
const running = ['new', 'pending', 'waiting'] as const

async function readCaseload(assignee: string) {
  const { payload, page } = await callApi(listStaffTickets, {
    query: {
      filter: { type: 'coaching', assignee, status: [...running] },
      sort: 'due',
      order: 'asc',
      perPage: String(perPage),
    },
  })
  return { tickets: payload, more: (page?.total ?? 0) > payload.length }
}

function Left({ due, group, now }: { due: string; group: CaseGroup; now: number }) {
  const text = group === 'late' ? words.late : words.left
  return (
    <Typography component="span" sx={{ fontWeight: 700, color: group === 'late' ? colours.error : undefined }}>
      {text(distanceText(due, now))}
    </Typography>
  )
}

const Case = ({ ticket, group, now }: { ticket: StaffTicket; group: CaseGroup; now: number }) => (
  <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: `1px solid ${colours.line}` } }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'baseline' }}>
      <Typography component="span" dir="auto" sx={{ fontWeight: 700 }}>
        {ticket.contact.name}
      </Typography>
      <Box
        component={Link}
        to={`/tickets/${ticket.uid}/show`}
        sx={{ color: 'inherit', overflowWrap: 'anywhere', minWidth: 0, py: 0.5 }}
      >
        <TicketTitle title={ticket.title} />
      </Box>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center', mt: 0.5 }}>
      {ticket.answerDueDateTime && <Left due={ticket.answerDueDateTime} group={group} now={now} />}
      <DueText {...ticket} />
      <StatusChip status={ticket.status} />
    </Box>
  </Box>
)

const Group = ({ group, tickets, now }: { group: CaseGroup; tickets: readonly StaffTicket[]; now: number }) => (
  <Box component="section" aria-labelledby={`cases-${group}`} sx={{ mb: 4 }}>
    <Typography id={`cases-${group}`} variant="h2">
      {words.groups[group]}
    </Typography>
    <Typography color="text.secondary">{words.count(tickets.length)}</Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {tickets.map((ticket) => (
        <Case key={ticket.uid} ticket={ticket} group={group} now={now} />
      ))}
    </Box>
  </Box>
)

/** A coach's own discussions by promised hour: what is late, what is at risk, what can wait. */
export default function CaseloadPage() {
  const { uid } = usePerson()
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['tickets', 'caseload', uid],
    queryFn: () => readCaseload(uid),
    refetchInterval: refreshMilliseconds,
  })
  if (!data) {
    return (
      <AdminPage narrow>
        <Typography role="status">{error?.message ?? words.loading}</Typography>
        {error && (
          <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        )}
      </AdminPage>
    )
  }
  return (
    <AdminPage narrow>
      <Typography sx={{ mb: 3 }}>{words.intro}</Typography>
      {data.tickets.length === 0 && <Typography>{words.empty}</Typography>}
      {[...sortCaseload(data.tickets, dataUpdatedAt)].map(([group, tickets]) => (
        <Group key={group} group={group} tickets={tickets} now={dataUpdatedAt} />
      ))}
      {data.more && <Typography>{words.more}</Typography>}
    </AdminPage>
  )
}
