import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { relativeDay } from '../../../conversation/messages/day.ts'
import { usePerson } from '../../person.ts'
import { colours } from '../../theme.ts'
import { words } from '../../words.ts'
import { DueText } from '../due-text.tsx'
import { inboxWords } from '../inbox/words.ts'
import { StatusChip } from '../status-chip.tsx'
import { whoseText } from '../thread/whose-text.ts'
import { TicketTitle } from '../ticket-title.tsx'
import type { Other } from './others.ts'

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const

function Unread({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Box
      component="span"
      role="img"
      aria-label={words.list.unread(count)}
      sx={{
        minWidth: 24,
        height: 24,
        px: 0.75,
        borderRadius: 12,
        display: 'inline-grid',
        placeItems: 'center',
        backgroundColor: colours.ruby,
        color: colours.onRuby,
        fontSize: 13,
        fontWeight: 700,
      }}
    >
      {count > 99 ? '99+' : count}
    </Box>
  )
}

/** Colleagues who have it open. */
function Others({ others }: { others: readonly Other[] }) {
  const writing = others.filter(({ state }) => state === 'writing')
  const shown = writing.length > 0 ? writing : others
  const names = shown.map(({ name }) => name).join(', ')
  if (names === '') return null
  return (
    <Typography component="span" dir="auto" data-others sx={{ fontSize: 14, fontWeight: 600, color: colours.sageDeep }}>
      {words.list[writing.length > 0 ? 'answering' : 'reading'](names)}
    </Typography>
  )
}

interface TicketRowProps {
  ticket: StaffTicket
  others: readonly Other[]
  /** to be changed with others */
  chosen: boolean
  onToggle(): void
  /** called when the user opens the ticket */
  onOpen(): void
}

/** One conversation in a list: person, subject, and the promised time of the answer. */
export function TicketRow({ ticket, others, chosen, onToggle, onOpen }: TicketRowProps) {
  const me = usePerson()
  const activity = ticket.lastMessageDateTime ?? ticket.modified
  return (
    <Box
      component="li"
      data-ticket={ticket.uid}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        backgroundColor: chosen ? colours.roseMid : undefined,
        '& + &': { borderTop: `1px solid ${colours.line}` },
      }}
    >
      <Checkbox
        checked={chosen}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': inboxWords.choose(ticket.contact.name, ticket.title) } }}
        sx={{ mt: 1, ml: { xs: 0, sm: 1 } }}
      />
      <Box
        component={Link}
        to={`/tickets/${ticket.uid}/show`}
        onClick={onOpen}
        sx={{
          display: 'grid',
          gap: 0.5,
          flex: 1,
          minWidth: 0,
          pl: { xs: 0.75, sm: 1 },
          pr: { xs: 2, sm: 3 },
          py: 1.75,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { backgroundColor: colours.roseLight },
          '&:focus-visible': { outline: `2px solid ${colours.ruby}`, outlineOffset: -2, borderRadius: '8px' },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <Typography component="span" dir="auto" sx={{ ...clipped, fontWeight: ticket.unread > 0 ? 700 : 600 }}>
            {ticket.contact.name}
          </Typography>
          <Unread count={ticket.unread} />
          <Box component="span" sx={{ ml: 'auto', flexShrink: 0, color: 'text.secondary', fontSize: 14 }}>
            <time dateTime={activity}>{relativeDay(activity, new Date().toISOString())}</time>
          </Box>
        </Box>
        <Box sx={{ display: { xs: 'grid', md: 'flex' }, alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          <Typography component="span" dir="auto" sx={{ ...clipped, flex: '1 1 14rem', minWidth: { md: '14rem' } }}>
            <TicketTitle title={ticket.title} />
          </Typography>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.75, minWidth: 0 }}
          >
            <StatusChip status={ticket.status} />
            <DueText {...ticket} />
            <Typography component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
              {whoseText(ticket, me)}
            </Typography>
            {ticket.rating !== null && (
              <Typography component="span" sx={{ fontSize: 14, fontWeight: 600, color: colours.sageDeep }}>
                {words.thread.rating(ticket.rating)}
              </Typography>
            )}
            <Others others={others} />
            {ticket.tags.map((tag) => (
              <Chip key={tag} size="small" variant="outlined" label={tag} dir="auto" />
            ))}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}
