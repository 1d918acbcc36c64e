import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type RefObject, useEffect } from 'react'
import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'
import { colours } from '../../theme.ts'
import { offeredArticleWords } from '../articles/words.ts'
import { momentText } from '../due.ts'
import { MessageText } from '../thread/message-text.tsx'
import { collisionWords } from './words.ts'

function Came({ message: { contact, date, content, attachments, articles = [], staff } }: { message: StaffMessage }) {
  return (
    <Box
      component="li"
      sx={{ mt: 1.5, px: 2, py: 1.25, borderRadius: '14px', backgroundColor: staff ? colours.rose : colours.roseLight }}
    >
      <Typography dir="auto" sx={{ fontSize: 14, fontWeight: 700 }}>
        {contact.name}, <time dateTime={date}>{momentText(date, new Date().toISOString())}</time>
      </Typography>
      <MessageText content={content} />
      {attachments.length > 0 && (
        <Typography sx={{ fontSize: 14 }}>{collisionWords.files(attachments.length)}</Typography>
      )}
      {articles.map(({ uid, article }) => (
        <Typography key={uid} dir="auto" sx={{ fontSize: 14 }}>
          {offeredArticleWords.named(article?.title)}
        </Typography>
      ))}
    </Box>
  )
}

interface CollisionDialogProps {
  messages: readonly StaffMessage[]
  /** the answer field, focused once the dialog is closed */
  field: RefObject<HTMLTextAreaElement | null>
  onBack(): void
  onAnyway(): void
}

/** Shows messages that arrived during writing, before the answer is sent. The answer waits in its field meanwhile. */
export function CollisionDialog({ messages, field, onBack, onAnyway }: CollisionDialogProps) {
  // Focus the field, not the send button, which may have been pressed: the next Enter would send an unread answer.
  useEffect(() => () => field.current?.focus(), [field])
  return (
    <Dialog open disableRestoreFocus onClose={onBack} fullWidth maxWidth="sm" aria-labelledby="collision-title">
      <DialogTitle id="collision-title">{collisionWords.title}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Typography>{collisionWords.text(messages.length)}</Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {messages.map((message) => (
            <Came key={message.uid} message={message} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onAnyway}>
          {collisionWords.anyway}
        </Button>
        <Button variant="contained" autoFocus onClick={onBack}>
          {collisionWords.back}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
