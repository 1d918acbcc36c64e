import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { fillSavedReply, staffSavedReplies } from '../../contracts/staff-saved-replies.ts'
import type { StaffTicket } from '../../contracts/staff-tickets.ts'
import { callApi } from '../../relay/call.ts'
import { savedReplyWords } from '../saved-replies/words.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { words } from '../words.ts'

const texts = words.composer

interface SavedRepliesProps {
  ticket: StaffTicket
  /** filled in for this ticket */
  onReply(content: string): void
}

/** Answers that are used again, with her name and subject in them. */
export function SavedReplies({ ticket: { uid, type }, onReply }: SavedRepliesProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useShortcuts({ t: () => setAnchor(button.current) })
  const notify = useNotify()
  const { data } = useQuery({
    queryKey: ['saved-replies', 'title'],
    queryFn: () => callApi(staffSavedReplies.list, { query: { sort: 'title', perPage: '100' } }),
    enabled: anchor !== null,
  })
  // Those of both areas have no type, which the API's filter would leave out.
  const replies = data?.payload.filter((reply) => reply.type === null || reply.type === type)
  async function choose(reply: string): Promise<void> {
    setAnchor(null)
    try {
      const { payload } = await callApi(fillSavedReply, { params: { uid, reply } })
      onReply(payload.content)
      if (payload.unknown.length > 0) notify(texts.unknownVariables(payload.unknown.join(', ')), { type: 'warning' })
    } catch (error) {
      notify(error instanceof Error ? error.message : words.failure.refused, { type: 'error' })
    }
  }
  return (
    <>
      <IconButton
        ref={button}
        aria-label={texts.replies}
        title={texts.replies}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MessageSquareText aria-hidden size={20} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null && replies !== undefined} onClose={() => setAnchor(null)}>
        {replies?.length === 0 && <MenuItem disabled>{texts.noReplies}</MenuItem>}
        {replies?.map((reply) => (
          <MenuItem key={reply.uid} onClick={() => void choose(reply.uid)} dir="auto">
            {reply.title}
          </MenuItem>
        ))}
        <MenuItem component={Link} to="/saved-replies/create">
          {savedReplyWords.write}
        </MenuItem>
      </Menu>
    </>
  )
}
