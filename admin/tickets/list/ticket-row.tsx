import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { splitTitle } from '../../../contracts/text/titles.ts'
import { relativeDay } from '../../../conversation/messages/day.ts'
import { screenReaderOnly } from '../../layout/screen-reader-only.ts'
import { usePerson } from '../../person.ts'
import { colours } from '../../theme.ts'
import { DueText } from '../due-text.tsx'
import { inboxWords } from '../inbox/words.ts'
import { StatusChip } from '../status-chip.tsx'
import { assigneeTextInRow } from '../thread/assignee-text.ts'
import { TicketTitle } from '../ticket-title.tsx'
import { ticketWords } from '../words.ts'
import type { PresentColleague } from './others.ts'

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const

function Unread({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Box
      component="span"
      role="img"
      aria-label={ticketWords.list.unread(count)}
      sx={{
        minWidth: 20,
        height: 20,
        px: 0.5,
        borderRadius: 10,
        display: 'inline-grid',
        placeItems: 'center',
        backgroundColor: colours.ruby,
        color: colours.onRuby,
        fontSize: 12,
        fontWeight: 700,
      }}
    >
      {count > 99 ? '99+' : count}
    </Box>
  )
}

/** Colleagues who have the conversation open. */
function Others({ others }: { others: readonly PresentColleague[] }) {
  const writing = others.filter(({ state }) => state === 'writing')
  const shown = writing.length > 0 ? writing : others
  const names = shown.map(({ name }) => name).join(', ')
  if (names === '') return null
  return (
    <Typography
      component="span"
      dir="auto"
      data-others
      sx={{ ...clipped, maxWidth: '8rem', fontSize: 13, fontWeight: 600, color: colours.sageDeep }}
    >
      {ticketWords.list[writing.length > 0 ? 'answering' : 'reading'](names)}
    </Typography>
  )
}

interface TicketRowProps {
  ticket: StaffTicket
  others: readonly PresentColleague[]
  /** the conversation is shown beside the list */
  open: boolean
  /** selected for a bulk change */
  chosen: boolean
  onToggle(): void
}

/** A list this wide has room for tags. */
const roomy = '@container (min-width: 720px)'
/** A list narrower than this has no room for the category before the subject. */
const narrow = '@container (max-width: 479.9px)'
const withoutCategory = { '& [data-category]': { display: 'none' } }
/** In a narrow list the label « Nouvelle » becomes a dot, to leave room for the subject. */
const asDot = {
  title: ticketWords.status.new,
  sx: {
    '@container (max-width: 719.9px)': {
      width: 10,
      height: 10,
      position: 'relative',
      backgroundColor: colours.rubyDeep,
      '& .MuiChip-label': screenReaderOnly,
    },
  },
} as const
const line = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, whiteSpace: 'nowrap' } as const

/** Facts at a glance: colleagues who have the ticket open, rating, status other than `pending`, tags. */
function Facts({ ticket, others }: Pick<TicketRowProps, 'ticket' | 'others'>) {
  const { status, rating, tags } = ticket
  return (
    <Box component="span" sx={{ ...line, flex: 'none', fontSize: 13, color: 'text.secondary' }}>
      <Others others={others} />
      {rating !== null && (
        <Box component="span" sx={{ fontWeight: 600, color: colours.sageDeep }}>
          {ticketWords.thread.rating(rating)}
        </Box>
      )}
      {status !== 'pending' && <StatusChip status={status} {...(status === 'new' && asDot)} />}
      {tags.map((tag) => (
        <Chip
          key={tag}
          size="small"
          variant="outlined"
          label={tag}
          dir="auto"
          sx={{ display: 'none', [roomy]: { display: 'inline-flex' } }}
        />
      ))}
    </Box>
  )
}

/** One conversation in two lines: person, assignee, promised hour; then subject and latest message, cut in a narrow list. */
export function TicketRow({ ticket, others, open, chosen, onToggle }: TicketRowProps) {
  const activity = ticket.lastMessageDateTime ?? ticket.modified
  const whose = assigneeTextInRow(ticket, usePerson())
  return (
    <Box
      component="li"
      data-ticket={ticket.uid}
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: 56,
        backgroundColor: chosen || open ? colours.roseMid : undefined,
        '& + &': { borderTop: `1px solid ${colours.line}` },
      }}
    >
      <Checkbox
        checked={chosen}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': inboxWords.choose(ticket.contact.name, splitTitle(ticket.title).title) } }}
      />
      <Box
        component={Link}
        to={`/tickets/${ticket.uid}/show`}
        aria-current={open || undefined}
        sx={{
          display: 'grid',
          alignContent: 'center',
          flex: 1,
          minWidth: 0,
          height: '100%',
          pr: 1.5,
          lineHeight: 1.5,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { backgroundColor: open ? undefined : colours.roseLight },
          '&:focus-visible': { outline: `2px solid ${colours.ruby}`, outlineOffset: -2, borderRadius: '8px' },
        }}
      >
        <Box component="span" sx={line}>
          <Box component="span" dir="auto" sx={{ ...clipped, fontWeight: ticket.unread > 0 ? 700 : 600 }}>
            {ticket.contact.name}
          </Box>
          <Unread count={ticket.unread} />
          {whose && (
            <Box component="span" dir="auto" sx={{ ...clipped, fontSize: 13, color: 'text.secondary' }}>
              {whose}
            </Box>
          )}
          <Box component="span" sx={{ ml: 'auto', flex: 'none', color: 'text.secondary', fontSize: 13 }}>
            <DueText {...ticket} short />
            {ticket.waitingSince === null && !ticket.snoozedUntil && (
              <time dateTime={activity}>{relativeDay(activity, new Date().toISOString())}</time>
            )}
          </Box>
        </Box>
        <Box component="span" sx={{ ...line, fontSize: 14 }}>
          <Box
            component="span"
            dir="auto"
            sx={{ ...clipped, flex: ticket.excerpt ? '0 1 auto' : 1, [narrow]: withoutCategory }}
          >
            <TicketTitle title={ticket.title} />
          </Box>
          {ticket.excerpt && (
            <Box component="span" dir="auto" sx={{ ...clipped, color: 'text.secondary', flex: '1 0 45%' }}>
              {ticket.excerpt}
            </Box>
          )}
          <Facts ticket={ticket} others={others} />
        </Box>
      </Box>
    </Box>
  )
}
