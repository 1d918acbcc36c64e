import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { type StaffTicket, staffTickets } from '../../../contracts/support/staff-tickets.ts'
import { PageTitle } from '../../layout/page-title.tsx'
import { ChoiceBar } from '../../lists/choice-bars.tsx'
import { Blank } from '../../lists/list-body.tsx'
import { listCard } from '../../lists/list-card.ts'
import { ListPagination } from '../../lists/list-pagination.tsx'
import { ListProvider, useList } from '../../lists/list-provider.tsx'
import { listWords } from '../../lists/words.ts'
import { PlaceMenu } from '../../navigation/place-menu.tsx'
import { useScreenTitle } from '../../navigation/use-menu.ts'
import { usePerson } from '../../person.ts'
import { ShortcutsHelp } from '../../shortcuts/shortcuts-help.tsx'
import { colours } from '../../theme.ts'
import { words } from '../../words.ts'
import { BulkBar } from '../inbox/bulk-bar.tsx'
import { type Bulk, useBulk } from '../inbox/use-bulk.tsx'
import { ticketListDefaults } from '../inbox/use-ticket-navigation.ts'
import { useViewCounts } from '../inbox/use-view-counts.ts'
import { ViewsNav } from '../inbox/views-nav.tsx'
import { inboxWords } from '../inbox/words.ts'
import { lowScreenQuery } from '../low-screen-query.ts'
import { newRequestWords } from '../new-request/words.ts'
import { ticketWords } from '../words.ts'
import { ListFilters } from './list-filters.tsx'
import { ticketQuery } from './ticket-filter.ts'
import { TicketRows } from './ticket-rows.tsx'
import { useLiveList } from './use-live-list.ts'
import type { Presences } from './use-presences.ts'

interface RowsProps {
  presences: Presences
  open: string | undefined
  onAct: Bulk['start']
}

function Rows(props: RowsProps) {
  const { rows, isPending, error, refetch, filter, change } = useList<StaffTicket>()
  if (isPending) {
    return (
      <Blank text={ticketWords.list.loading}>
        <CircularProgress aria-hidden size={28} />
      </Blank>
    )
  }
  if (!rows) {
    return (
      <Blank text={error?.message ?? words.failure.refused}>
        <Button variant="contained" onClick={() => refetch()}>
          {words.failure.retry}
        </Button>
      </Blank>
    )
  }
  if (rows.length === 0) {
    const narrowed = Object.keys(filter).length > 0
    return narrowed ? (
      <Blank text={ticketWords.list.noMatch}>
        <Button variant="outlined" onClick={() => change({ filter: {} })}>
          {ticketWords.list.clear}
        </Button>
      </Blank>
    ) : (
      <Blank text={ticketWords.list.empty} hint={ticketWords.list.emptyHint} />
    )
  }
  return <TicketRows tickets={rows} {...props} />
}

function Count() {
  const { total, capped } = useList()
  if (total === undefined) return null
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }}>
      {capped ? listWords.capped(total) : ticketWords.list.count(total)}
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
          {ticketWords.list.lost}
        </Typography>
      )}
    </Box>
  )
}

interface TicketListProps {
  /** uid of the conversation beside the list */
  open?: string | undefined
  /** true: there is room for a conversation beside the list */
  beside?: boolean
}

const card = {
  // Rows query this container's width, to show more in a wide list.
  containerType: 'inline-size',
  ...listCard,
} as const

function ListPage({ open, beside = false }: TicketListProps) {
  const { refetch } = useList()
  const { roles } = usePerson()
  const title = useScreenTitle()
  const { counts, ask } = useViewCounts()
  const bulk = useBulk()
  const { presences, lost } = useLiveList(async () => {
    ask()
    await refetch()
  })
  // With a conversation beside the list, the conversation shows the lost connection.
  const isSaid = lost && !open
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        flex: 1,
        minWidth: 0,
        overflowY: 'auto',
        scrollPaddingBottom: '140px',
        px: { xs: 1.5, sm: beside ? 1.5 : 3 },
        py: { xs: 2, md: 3 },
        [lowScreenQuery]: { py: 1 },
        ...(beside && { flex: '0 0 clamp(380px, 36%, 480px)', borderRight: `1px solid ${colours.line}` }),
      }}
    >
      <Box
        sx={{
          maxWidth: 1120,
          mx: 'auto',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          [lowScreenQuery]: { gap: 0.75 },
        }}
      >
        {!open && <PageTitle title={title} />}
        {/* Hidden on a phone in landscape: the rows need the room; « Moi » leads to the other screens. */}
        <Box sx={{ '& > nav': { mb: 0 }, [lowScreenQuery]: { display: 'none' } }}>
          <PlaceMenu />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <Typography component={open ? 'h2' : 'h1'} variant="h1" sx={{ mr: 'auto' }}>
            {title}
          </Typography>
          <Count />
          {roles.some((role) => role === 'support' || role === 'admin') && (
            <Button component={Link} to="/new-request" variant="outlined" color="inherit">
              {newRequestWords.title}
            </Button>
          )}
          {!open && <ShortcutsHelp />}
        </Box>
        <Box sx={{ display: 'grid', gap: isSaid ? 2 : 0 }}>
          <Box sx={{ display: 'grid', gap: 1.25, [lowScreenQuery]: { gap: 0.5 } }}>
            <ViewsNav counts={counts} beside={beside} />
            <ListFilters withKey={!open} beside={beside} />
          </Box>
          <Lost lost={isSaid} />
        </Box>
        <Box sx={card}>
          <Box sx={{ [lowScreenQuery]: { display: 'none' } }}>
            <ChoiceBar count={inboxWords.chosen} progress={bulk.progress} />
          </Box>
          <Rows presences={presences} open={open} onAct={bulk.start} />
          <BulkBar onAct={bulk.start} />
        </Box>
        <ListPagination />
      </Box>
      {bulk.shown}
    </Box>
  )
}

/** Tickets that wait for an answer come first. While a conversation is open, the address is that conversation's. */
export function TicketList(props: TicketListProps) {
  const { uid } = usePerson()
  return (
    <ListProvider
      calls={staffTickets}
      perPage={ticketListDefaults.perPage}
      sort={ticketListDefaults.sort}
      query={({ filter, sort, ...page }) => ticketQuery({ ...filter, me: uid }, sort, page)}
      isInAddress={props.open === undefined}
      refetchesOnReturn={false}
    >
      <ListPage {...props} />
    </ListProvider>
  )
}
