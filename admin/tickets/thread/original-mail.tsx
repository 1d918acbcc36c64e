import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { getOriginalMail, type OriginalMail as Original } from '../../../contracts/support/incoming-mail.ts'
import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { ticketWords } from '../words.ts'

const texts = ticketWords.thread.original

interface OriginalMailProps {
  ticket: string
  message: string
  mail: NonNullable<StaffMessage['mail']>
}

const Whole = ({ original: { content, authentication, attachments } }: { original: Original }) => (
  <>
    {authentication && <Typography sx={{ mb: 1, fontSize: 14 }}>{texts.authentication(authentication)}</Typography>}
    {attachments.length > 0 && (
      <Typography sx={{ mb: 1, fontSize: 14 }}>{texts.refused(attachments.join(', '))}</Typography>
    )}
    <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {content}
    </Typography>
  </>
)

function OriginalDialog({ ticket, message, onClose }: Omit<OriginalMailProps, 'mail'> & { onClose(): void }) {
  const title = useId()
  const { data, error } = useQuery({
    queryKey: ['original-mail', message],
    queryFn: async () => (await callApi(getOriginalMail, { params: { uid: ticket, message } })).payload,
  })
  const waiting = error ? failureSentence(error) : texts.loading
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="md">
      <DialogTitle id={title}>{texts.title}</DialogTitle>
      <DialogContent>
        {data ? <Whole original={data} /> : <Typography role={error ? 'alert' : 'status'}>{waiting}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Note below a message that came by mail, with a button that shows the whole mail. */
export function OriginalMail({ ticket, message, mail }: OriginalMailProps) {
  const [open, setOpen] = useState(false)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {mail.trimmed ? ticketWords.thread.mailTrimmed : ticketWords.thread.mail}
      </Typography>
      <Button
        size="small"
        color="inherit"
        sx={{ fontSize: 13, textDecoration: 'underline' }}
        onClick={() => setOpen(true)}
      >
        {texts.title}
      </Button>
      {open && <OriginalDialog ticket={ticket} message={message} onClose={() => setOpen(false)} />}
    </Box>
  )
}
