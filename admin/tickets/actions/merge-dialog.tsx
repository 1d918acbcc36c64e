import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { fold } from '../../../contracts/text/fold.ts'
import { splitTitle } from '../../../contracts/text/titles.ts'
import { CallError } from '../../../relay/call.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { useNotify } from '../../layout/notices.tsx'
import { usePerson } from '../../person.ts'
import { colours } from '../../theme.ts'
import { ticketWords } from '../words.ts'
import { MergeChoices } from './merge-choices.tsx'
import { listMergeable, mergeTicket } from './merge-tickets.ts'

const texts = ticketWords.merge

interface MergeDialogProps {
  ticket: StaffTicket
  /** a colleague changed the ticket meanwhile */
  onOutdated(): void
  onClose(): void
}

/** Merges two tickets of one person about one subject, after explaining the effects. */
export function MergeDialog({ ticket, onOutdated, onClose }: MergeDialogProps) {
  const { uid: me } = usePerson()
  const notify = useNotify()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [into, setInto] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const { data, error } = useQuery({
    queryKey: ['mergeable', ticket.uid],
    queryFn: () => listMergeable(ticket),
    gcTime: 0,
  })
  const shown = data?.filter(({ uid, title }) => uid === into || fold(title).includes(fold(text.trim()))) ?? []
  const target = data?.find(({ uid }) => uid === into)

  async function merge(): Promise<void> {
    if (!target) return
    try {
      await mergeTicket({ me, ticket, into: target.uid, key })
      notify(texts.done, { type: 'success' })
      navigate(`/tickets/${target.uid}/show`, { replace: true })
    } catch (failure) {
      if (failure instanceof CallError && failure.status === 409) onOutdated()
      notify(failureSentence(failure), { type: 'error' })
      onClose()
    }
  }
  return (
    <ConfirmDialog
      title={texts.title}
      text={data && (data.length > 0 ? texts.text : texts.none(ticket.contact.name))}
      confirm={texts.confirm}
      disabled={!target}
      fault={error?.message}
      onConfirm={merge}
      onClose={onClose}
    >
      {!data && !error && <CircularProgress aria-label={ticketWords.list.loading} size={28} />}
      {data && data.length > 0 && (
        <>
          <TextField
            autoFocus
            size="small"
            type="search"
            label={texts.search}
            value={text}
            onChange={({ target: field }) => setText(field.value)}
          />
          {shown.length === 0 ? (
            <Typography role="status">{texts.noMatch}</Typography>
          ) : (
            <MergeChoices tickets={shown} chosen={into} onChoose={setInto} />
          )}
          <Box role="status">
            {target && (
              <Typography
                dir="auto"
                sx={{
                  px: 2,
                  py: 1.5,
                  borderRadius: '14px',
                  overflowWrap: 'anywhere',
                  color: colours.warning,
                  backgroundColor: colours.warningLight,
                }}
              >
                {texts.consequences(splitTitle(ticket.title).title, splitTitle(target.title).title)}
              </Typography>
            )}
          </Box>
        </>
      )}
    </ConfirmDialog>
  )
}
