import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { fillSavedReply, staffSavedReplies } from '../../../contracts/support/staff-saved-replies.ts'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { useNotify } from '../../layout/notices.tsx'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { ticketWords } from '../words.ts'
import { ReplyPicker } from './reply-picker.tsx'

const texts = ticketWords.composer

interface SavedRepliesProps {
  ticket: StaffTicket
  /** @param content the reply, filled in for this ticket */
  onReply(content: string): void
}

/** Reusable answers, filled with the person's name and subject. */
export function SavedReplies({ ticket, onReply }: SavedRepliesProps) {
  const { uid, type } = ticket
  const [open, setOpen] = useState(false)
  const notify = useNotify()
  const { data } = useQuery({
    queryKey: ['saved-replies', 'title'],
    queryFn: () => callApi(staffSavedReplies.list, { query: { sort: 'title', perPage: '100' } }),
    enabled: open,
  })
  useShortcuts({ t: () => setOpen(true) })
  // Replies for both areas have no type: the API's filter would leave them out.
  const replies = data?.payload.filter((reply) => reply.type === null || reply.type === type)
  async function choose(reply: string): Promise<void> {
    setOpen(false)
    try {
      onReply((await callApi(fillSavedReply, { params: { uid, reply } })).payload.content)
    } catch (error) {
      notify(failureSentence(error), { type: 'error' })
    }
  }
  return (
    <>
      <IconButton aria-label={texts.replies} title={texts.replies} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MessageSquareText aria-hidden size={20} />
      </IconButton>
      {open && replies && (
        <ReplyPicker
          ticket={ticket}
          replies={replies}
          onChoose={(reply) => void choose(reply)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
