import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { ListBase, useListContext } from 'ra-core'
import { Link } from 'react-router-dom'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { PageTitle } from '../../layout/page-title.tsx'
import { Pages } from '../../lists/pages.tsx'
import { conversationsTitle } from '../../navigation/menu.ts'
import { PlaceMenu } from '../../navigation/place-menu.tsx'
import { usePerson } from '../../person.ts'
import { ShortcutsHelp } from '../../shortcuts/shortcuts-help.tsx'
import { colours } from '../../theme.ts'
import { words } from '../../words.ts'
import { BulkBar } from '../inbox/bulk-bar.tsx'
import { useViewCounts } from '../inbox/use-view-counts.ts'
import { ViewsNav } from '../inbox/views-nav.tsx'
import { newRequestWords } from '../new-request/words.ts'
import { ListFilters } from './list-filters.tsx'
import { TicketRows } from './ticket-rows.tsx'
import { useLiveList } from './use-live-list.ts'
import type { Presences } from './use-presences.ts'

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

function Rows({ presences }: { presences: Presences }) {
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
  return <TicketRows tickets={data} presences={presences} />
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

function Lost({ lost }: { lost: boolean }) {
  return (
    <Box role="status">
      {lost && (
        <Typography
          sx={{ px: 2, py: 1, borderRadius: '14px', color: colours.warning, backgroundColor: colours.warningLight }}
        >
          {words.list.lost}
        </Typography>
      )}
    </Box>
  )
}

function ListPage() {
  const { refetch } = useListContext<Row>()
  const { roles } = usePerson()
  const title = conversationsTitle(roles)
  const { counts, ask } = useViewCounts()
  const { presences, lost } = useLiveList(async () => {
    ask()
    await refetch()
  })
  return (
    <Box sx={{ height: '100%', overflowY: 'auto', px: { xs: 1.5, sm: 3 }, py: { xs: 2, sm: 3 } }}>
      <Box sx={{ maxWidth: 1120, mx: 'auto', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <PageTitle title={title} />
        <Box sx={{ '& > nav': { mb: 0 } }}>
          <PlaceMenu />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Typography variant="h1" sx={{ mr: 'auto' }}>
            {title}
          </Typography>
          <Count />
          {roles.some((role) => role === 'support' || role === 'admin') && (
            <Button component={Link} to="/new-request" variant="outlined" color="inherit">
              {newRequestWords.title}
            </Button>
          )}
          <ShortcutsHelp />
        </Box>
        <Box sx={{ display: 'grid', gap: lost ? 2 : 0 }}>
          <Box sx={{ display: 'grid', gap: 1.25 }}>
            <ViewsNav counts={counts} />
            <ListFilters />
          </Box>
          <Lost lost={lost} />
        </Box>
        <Box
          sx={{
            backgroundColor: colours.card,
            border: `1px solid ${colours.line}`,
            borderRadius: '22px',
            // No `overflow: hidden`: it would become the container of sticky children.
            overflow: 'clip',
          }}
        >
          <BulkBar />
          <Rows presences={presences} />
        </Box>
        <Pages />
      </Box>
    </Box>
  )
}

/** Tickets that wait for the user come first. */
export default function TicketList() {
  const { uid } = usePerson()
  return (
    <ListBase
      resource="tickets"
      perPage={50}
      sort={{ field: 'due', order: 'ASC' }}
      filter={{ me: uid }}
      queryOptions={{ networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: 0 }}
      disableAuthentication
    >
      <ListPage />
    </ListBase>
  )
}
