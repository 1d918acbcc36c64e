import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { colours } from '../../theme.ts'
import { MemberCardView } from './member-card.tsx'
import { PersonCard } from './person-card.tsx'
import type { PendingNotes } from './use-notes.ts'
import type { PersonPanelState } from './use-person-panel.ts'
import { personWords as words } from './words.ts'

const titleId = 'person-title'

interface PersonPanelProps {
  ticket: StaffTicket
  panel: PersonPanelState
}

/**
 * The person's card: beside the conversation where there is room, to be read while answering. Loaded only while shown.
 */
export function PersonPanel({ ticket, panel: { open, wide, close } }: PersonPanelProps) {
  const pending = useRef<PendingNotes>({ save: Promise.resolve(), unsaved: null })
  const card = (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 2 }}>
        <Typography id={titleId} variant="h2" sx={{ flexGrow: 1 }}>
          {words.title}
        </Typography>
        <Button color="inherit" onClick={close}>
          {words.close}
        </Button>
      </Box>
      {ticket.type === 'coaching' ? (
        <MemberCardView ticket={ticket.uid} pending={pending} />
      ) : (
        <PersonCard ticket={ticket} />
      )}
    </>
  )
  if (!wide) {
    return (
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <Box data-person-card sx={{ width: { xs: 'min(320px, 88vw)', sm: 360 }, p: 3 }}>
          {card}
        </Box>
      </Drawer>
    )
  }
  if (!open) return null
  return (
    <Box
      component="aside"
      aria-labelledby={titleId}
      data-person-card
      sx={{
        flex: '0 0 340px',
        overflowY: 'auto',
        p: 3,
        backgroundColor: colours.card,
        borderLeft: `1px solid ${colours.line}`,
      }}
    >
      {card}
    </Box>
  )
}
