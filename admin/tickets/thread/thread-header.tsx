import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { ArrowLeft, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { PageTitle } from '../../layout/page-title.tsx'
import { useScreenTitle } from '../../navigation/use-menu.ts'
import { usePerson } from '../../person.ts'
import { ShortcutsHelp } from '../../shortcuts/shortcuts-help.tsx'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { colours } from '../../theme.ts'
import { type HeaderProps, TicketActions } from '../actions/ticket-actions.tsx'
import { DueText } from '../due-text.tsx'
import { lowScreenQuery } from '../low-screen-query.ts'
import { PersonButton } from '../person/person-button.tsx'
import type { PersonPanelState } from '../person/use-person-panel.ts'
import { StatusChip } from '../status-chip.tsx'
import { TicketTitle } from '../ticket-title.tsx'
import { ticketWords } from '../words.ts'
import { assigneeText } from './assignee-text.ts'
import { UndeliverableNote } from './undeliverable-note.tsx'

function Facts({ ticket, onOutdated }: Pick<HeaderProps, 'ticket' | 'onOutdated'>) {
  const whose = assigneeText(ticket, usePerson())
  const { tags, contact } = ticket
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <StatusChip status={ticket.status} />
      {/* On a phone the time has its own row, and the assignee is beside the state. */}
      <Box component="span" sx={{ order: { xs: 1, sm: 0 } }}>
        <DueText {...ticket} />
      </Box>
      <Typography component="span" sx={{ fontSize: 14, color: 'text.secondary' }}>
        {whose}
      </Typography>
      {tags.map((tag) => (
        <Chip key={tag} size="small" variant="outlined" label={tag} dir="auto" />
      ))}
      {ticket.rating !== null && (
        <Typography component="span" sx={{ fontSize: 14, fontWeight: 600, color: colours.sageDeep }}>
          {ticketWords.thread.rating(ticket.rating)}
        </Typography>
      )}
      {contact.undeliverable && <UndeliverableNote contact={contact} onReleased={onOutdated} />}
    </Box>
  )
}

export function ThreadHeader({ person, ...props }: HeaderProps & { person: PersonPanelState | undefined }) {
  const { ticket } = props
  const name = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  // The next key press must act on the new screen.
  const goAtOnce = (path: string) => void navigate(path, { flushSync: true })
  useShortcuts({
    '/': props.onSearch,
    l: () => goAtOnce('/tickets'),
    j: () => props.onStep(1),
    k: () => props.onStep(-1),
  })
  // Keyboard focus moves to the ticket that was opened.
  useEffect(() => name.current?.focus({ preventScroll: true }), [])
  return (
    <Box
      sx={{
        backgroundColor: colours.card,
        borderBottom: `1px solid ${colours.line}`,
        px: { xs: 1, sm: 2 },
        py: 1.25,
        [lowScreenQuery]: { py: 0.25, '& [data-facts]': { display: 'none' } },
      }}
    >
      {/* No member name in the title: browsers store page titles. */}
      <PageTitle title={useScreenTitle()} />
      <Box sx={{ maxWidth: 960, mx: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
        <IconButton component={Link} to="/tickets" aria-label={ticketWords.thread.back} title={ticketWords.thread.back}>
          <ArrowLeft aria-hidden size={22} />
        </IconButton>
        <Typography
          ref={name}
          variant="h1"
          dir="auto"
          tabIndex={-1}
          sx={{
            flex: { xs: '1 1 7rem', sm: '1 1 0' },
            minWidth: 0,
            alignSelf: 'center',
            fontSize: { xs: '1.3rem', sm: '1.5rem' },
            overflowWrap: 'anywhere',
            outline: 'none',
          }}
        >
          {ticket.contact.name}
        </Typography>
        <IconButton
          aria-label={ticketWords.search.open}
          title={ticketWords.search.open}
          onClick={props.onSearch}
          data-search
        >
          <Search aria-hidden size={22} />
        </IconButton>
        {person && <PersonButton panel={person} />}
        <ShortcutsHelp />
        <TicketActions {...props} />
        <Box
          data-facts
          sx={{
            order: 1,
            flex: { xs: '1 1 60%', sm: '1 0 100%' },
            minWidth: 0,
            pl: { xs: 1, sm: 6 },
            display: 'grid',
            gap: 0.5,
          }}
        >
          <Typography dir="auto" sx={{ overflowWrap: 'anywhere', lineHeight: 1.35, color: 'text.secondary' }}>
            <TicketTitle title={ticket.title} />
          </Typography>
          <Box sx={{ display: { xs: props.searching ? 'none' : 'block', sm: 'block' } }}>
            <Facts {...props} />
          </Box>
        </Box>
      </Box>
    </Box>
  )
}
