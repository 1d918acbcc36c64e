import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getOriginalMail, type OriginalMail as Original } from '../../../contracts/support/incoming-mail.ts'
import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'
import { formWords } from '../../forms/words.ts'
import { LoadState } from '../../layout/load-state.tsx'
import { TitledDialog } from '../../layout/titled-dialog.tsx'
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
  const { data, error } = useQuery({
    queryKey: ['original-mail', message],
    queryFn: async () => (await callApi(getOriginalMail, { params: { uid: ticket, message } })).payload,
  })
  return (
    <TitledDialog
      title={texts.title}
      maxWidth="md"
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose}>
          {formWords.close}
        </Button>
      }
    >
      {data ? <Whole original={data} /> : <LoadState error={error} data={data} />}
    </TitledDialog>
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
