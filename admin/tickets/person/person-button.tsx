import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import type { StaffTicket } from '../../../contracts/staff-tickets.ts'
import { MemberCardView } from './member-card.tsx'
import { PersonCard } from './person-card.tsx'
import type { PendingNotes } from './use-notes.ts'
import { personWords } from './words.ts'

/** The person's card, asked for when it is opened: reading about her without need is no part of answering. */
export function PersonButton({ ticket }: { ticket: StaffTicket }) {
  const [open, setOpen] = useState(false)
  const pending = useRef<PendingNotes>({ save: Promise.resolve(), unsaved: null })
  return (
    <>
      <IconButton
        aria-label={personWords.open}
        title={personWords.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <UserRound aria-hidden size={22} />
      </IconButton>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'person-title' } }}
      >
        <Box sx={{ width: { xs: 'min(320px, 88vw)', sm: 360 }, p: 3 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', mb: 2 }}>
            <Typography id="person-title" variant="h2" sx={{ flexGrow: 1 }}>
              {personWords.title}
            </Typography>
            <Button color="inherit" onClick={() => setOpen(false)}>
              {personWords.close}
            </Button>
          </Box>
          {ticket.type === 'coaching' ? (
            <MemberCardView ticket={ticket.uid} pending={pending} />
          ) : (
            <PersonCard ticket={ticket} />
          )}
        </Box>
      </Drawer>
    </>
  )
}
