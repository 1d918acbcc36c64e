import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListItemButton from '@mui/material/ListItemButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { fillReply } from '../../../contracts/support/fill-reply.ts'
import type { SavedReply } from '../../../contracts/support/staff-saved-replies.ts'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { fold } from '../../../contracts/text/fold.ts'
import { formWords } from '../../forms/words.ts'
import { useOwnHours } from '../../hours/use-own-hours.ts'
import { TitledDialog } from '../../layout/titled-dialog.tsx'
import { savedReplyWords } from '../../saved-replies/words.ts'
import { ticketWords } from '../words.ts'

const texts = ticketWords.composer

interface ReplyPickerProps {
  ticket: StaffTicket
  replies: readonly SavedReply[]
  onChoose(uid: string): void
  onClose(): void
}

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const

/** Saved replies, filled in for this person. Enter chooses the first match. */
export function ReplyPicker({ ticket, replies, onChoose, onClose }: ReplyPickerProps) {
  const [asked, setAsked] = useState('')
  const staffName = useOwnHours(true)?.name ?? ''
  const wanted = fold(asked.trim())
  const found = replies.filter(({ title, content }) => fold(`${title} ${content}`).includes(wanted))
  function submit(event: FormEvent): void {
    event.preventDefault()
    // React events bubble through portals: the composer's form would submit the answer.
    event.stopPropagation()
    const [first] = found
    if (first) onChoose(first.uid)
  }
  return (
    <TitledDialog
      title={texts.replies}
      onClose={onClose}
      actions={
        <>
          <Button component={Link} to="/saved-replies/create" color="inherit" sx={{ mr: 'auto' }}>
            {savedReplyWords.write}
          </Button>
          <Button color="inherit" onClick={onClose}>
            {formWords.cancel}
          </Button>
        </>
      }
    >
      <Box component="form" onSubmit={submit} sx={{ pt: 1 }}>
        <TextField
          autoFocus
          fullWidth
          type="search"
          label={texts.searchReplies}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
      </Box>
      <Box component="ul" aria-label={texts.replies} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {found.map(({ uid, title, content }) => (
          <li key={uid}>
            <ListItemButton onClick={() => onChoose(uid)} sx={{ display: 'block', borderRadius: '14px' }}>
              <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              <Typography dir="auto" sx={{ ...clamped, fontSize: 14, color: 'text.secondary' }}>
                {fillReply(content, { name: ticket.contact.name, title: ticket.title, staffName })}
              </Typography>
            </ListItemButton>
          </li>
        ))}
      </Box>
      <Typography role="status" sx={{ mt: found.length === 0 ? 2 : 0 }}>
        {found.length === 0 && (replies.length === 0 ? texts.noReplies : texts.noReplyFound)}
      </Typography>
    </TitledDialog>
  )
}
