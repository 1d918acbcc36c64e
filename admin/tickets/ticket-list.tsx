import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { ListBase, Pagination, useListContext } from 'react-admin'
import type { StaffTicket } from '../../contracts/staff-tickets.ts'
import { usePerson } from '../person.ts'
import { colours } from '../theme.ts'
import { words } from '../words.ts'
import { ListFilters } from './list-filters.tsx'
import { TicketRow } from './ticket-row.tsx'
import { useDeskEvents } from './use-desk-events.ts'

type Row = StaffTicket & { id: string }

function Blank({ text, hint, children }: { text: string; hint?: string; children?: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, px: 3, py: 8, textAlign: 'center' }}>
      <Typography component="p" variant="h2">
        {text}
      </Typography>
      {hint && <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>}
      {children}
    </Box>
  )
}

function Rows() {
  const { data, isPending, error, refetch, filterValues, setFilters } = useListContext<Row>()
  if (isPending) {
    return (
      <Blank text={words.list.loading}>
        <CircularProgress aria-hidden size={28} />
      </Blank>
    )
  }
  if (error && !data) {
    return (
      <Blank text={error.message}>
        <Button variant="contained" onClick={() => refetch()}>
          {words.failure.retry}
        </Button>
      </Blank>
    )
  }
  if (!data || data.length === 0) {
    const narrowed = Object.keys(filterValues).some((name) => name !== 'me')
    return narrowed ? (
      <Blank text={words.list.noMatch}>
        <Button variant="outlined" onClick={() => setFilters({})}>
          {words.list.clear}
        </Button>
      </Blank>
    ) : (
      <Blank text={words.list.empty} hint={words.list.emptyHint} />
    )
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((ticket) => (
        <TicketRow key={ticket.uid} ticket={ticket} />
      ))}
    </Box>
  )
}

function Count() {
  const { total, meta } = useListContext<Row>()
  if (total === undefined) return null
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }}>
      {meta?.capped ? words.list.capped : words.list.count(total)}
    </Typography>
  )
}

function ListPage() {
  const { refetch } = useListContext<Row>()
  useDeskEvents(() => void refetch())
  return (
    <Box sx={{ height: '100%', overflowY: 'auto', px: { xs: 1.5, sm: 3 }, py: { xs: 2, sm: 3 } }}>
      <Box sx={{ maxWidth: 1120, mx: 'auto', display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="h1">{words.list.title}</Typography>
          <Count />
        </Box>
        <ListFilters />
        <Box
          sx={{
            backgroundColor: '#fff',
            border: `1px solid ${colours.line}`,
            borderRadius: '22px',
            overflow: 'hidden',
          }}
        >
          <Rows />
        </Box>
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </Box>
    </Box>
  )
}

/** How often the list is looked at again while she sees it. */
const listMilliseconds = 10_000

/** What waits for her comes first. */
export default function TicketList() {
  const { uid } = usePerson()
  return (
    <ListBase
      resource="tickets"
      perPage={25}
      sort={{ field: 'due', order: 'ASC' }}
      filter={{ me: uid }}
      queryOptions={{ refetchInterval: listMilliseconds, refetchOnWindowFocus: true, staleTime: 0 }}
      disableAuthentication
    >
      <ListPage />
    </ListBase>
  )
}
