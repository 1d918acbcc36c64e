import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'
import { timeOf } from '../../../conversation/messages/day.ts'
import type { MessageGroup } from '../../../conversation/messages/group-messages.ts'
import type { SearchMatches } from '../../../conversation/messages/use-search.ts'
import { usePerson } from '../../person.ts'
import { colours } from '../../theme.ts'
import { MessageArticles } from '../articles/message-articles.tsx'
import { ticketWords } from '../words.ts'
import { bubbleOf, kindOf } from './bubble.ts'
import { MessageAttachments } from './message-attachments.tsx'
import { MessageText } from './message-text.tsx'
import { OriginalMail } from './original-mail.tsx'
import { RefusedFilesNote } from './refused-files.tsx'

interface MessageGroupViewProps {
  uid: string
  group: MessageGroup<StaffMessage>
  /** uid of the last answer that the person has seen */
  seen: string | undefined
  reason: string | undefined
  found: SearchMatches
}

function nameOf({ messages, name }: MessageGroup<StaffMessage>, me: string): string {
  return messages[0]?.staff && messages[0].contact.uid === me ? ticketWords.thread.you : name
}

export function MessageGroupView({ uid, group, seen, reason, found }: MessageGroupViewProps) {
  const { uid: me } = usePerson()
  const { messages, staff, internal } = group
  const last = messages.at(-1)
  if (!last) return null
  const kind = kindOf(group)
  const side = staff ? { ml: { xs: 4, sm: 12 }, justifyItems: 'end' } : { mr: { xs: 4, sm: 12 }, justifyItems: 'start' }
  return (
    <Box
      data-message={kind}
      sx={{ display: 'grid', gap: 0.75, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)', ...side }}
    >
      <Typography
        component="span"
        dir="auto"
        sx={{ fontSize: 14, fontWeight: 600, maxWidth: '100%', overflowWrap: 'anywhere' }}
      >
        {nameOf(group, me)}
        {internal && ` · ${ticketWords.thread.note}`}
      </Typography>
      {messages.map(({ uid: key, content, attachments, articles, refusedFiles, mail }) => (
        <Box
          key={key}
          id={`m-${key}`}
          {...(found.current === key ? { 'data-found': 'current' } : {})}
          sx={{
            display: 'grid',
            gap: 0.75,
            minWidth: 0,
            maxWidth: '100%',
            justifyItems: staff ? 'end' : 'start',
            ...(found.current === key
              ? { outline: `3px solid ${colours.ruby}`, outlineOffset: 4, borderRadius: '20px' }
              : {}),
          }}
        >
          {content.trim() !== '' && (
            <Box sx={bubbleOf(kind)}>
              <MessageText content={content} q={found.uids.has(key) ? found.q : undefined} />
            </Box>
          )}
          <MessageAttachments uid={uid} attachments={attachments} reason={reason} />
          <MessageArticles articles={articles} />
          {refusedFiles && <RefusedFilesNote refused={refusedFiles} />}
          {mail && <OriginalMail ticket={uid} message={key} mail={mail} />}
        </Box>
      ))}
      <Typography component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
        <time dateTime={last.date}>{timeOf(last.date)}</time>
        {last.uid === seen && ` · ${ticketWords.thread.seen}`}
      </Typography>
    </Box>
  )
}
