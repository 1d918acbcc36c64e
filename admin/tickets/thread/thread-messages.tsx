import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import type { Satisfaction } from '../../../contracts/support/surveys.ts'
import { dayLabel } from '../../../conversation/messages/day.ts'
import { findLastSeenMessage, groupMessages } from '../../../conversation/messages/group-messages.ts'
import { colours } from '../../theme.ts'
import { words } from '../../words.ts'
import { ticketWords } from '../words.ts'
import { MessageGroupView } from './message-group.tsx'
import { PendingMessage } from './pending-message.tsx'
import { SatisfactionCard } from './satisfaction-card.tsx'
import type { ThreadSearch } from './thread-search.tsx'
import type { LiveThread } from './use-thread.ts'

interface ThreadMessagesProps {
  uid: string
  live: LiveThread
  reason: string | undefined
  search: ThreadSearch
  satisfaction: Satisfaction | null
}

const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const

function NewMark() {
  return (
    <Box
      data-new
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: colours.ruby, fontSize: 14, fontWeight: 600 }}
    >
      <Box sx={{ flex: 1, height: '1px', backgroundColor: 'currentcolor' }} />
      {ticketWords.thread.newMark}
      <Box sx={{ flex: 1, height: '1px', backgroundColor: 'currentcolor' }} />
    </Box>
  )
}

function Older({ live }: { live: LiveThread }) {
  const { state, load } = live.older
  if (live.conversation.older === null) return null
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
      <Button variant="outlined" size="small" disabled={state === 'loading'} onClick={load}>
        {ticketWords.thread.older}
      </Button>
      {state === 'failed' && (
        <Typography role="alert" sx={{ color: colours.error, fontSize: 14 }}>
          {words.failure.network}
        </Typography>
      )}
    </Box>
  )
}

export function ThreadMessages({ uid, live, reason, search, satisfaction }: ThreadMessagesProps) {
  const { conversation, firstNew, pending } = live
  const { unseen } = conversation
  const { passage, found } = search
  const messages = passage ?? conversation.messages
  const days = useMemo(() => groupMessages(messages, firstNew), [messages, firstNew])
  const seen = findLastSeenMessage(conversation.messages, unseen, 'staff')
  const now = new Date().toISOString()
  return (
    <Box sx={{ width: '100%', maxWidth: 880, mx: 'auto', py: 2.5, display: 'grid', gap: 2, mb: 'auto' }}>
      {passage === null && <Older live={live} />}
      {days.map(({ key, date, groups }) => (
        <Box component="section" key={key} aria-label={dayLabel(date, now)} sx={{ display: 'grid', gap: 2 }}>
          <Typography aria-hidden sx={{ textAlign: 'center', fontSize: 14, color: 'text.secondary' }}>
            {dayLabel(date, now)}
          </Typography>
          <Box component="ol" sx={listStyle}>
            {groups.map((group) => (
              <Box component="li" key={group.key} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
                {group.startsNew && <NewMark />}
                <MessageGroupView uid={uid} group={group} seen={seen} reason={reason} found={found} />
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      {passage === null && satisfaction && <SatisfactionCard satisfaction={satisfaction} />}
      {passage === null && pending.length > 0 && (
        <Box component="ol" sx={listStyle}>
          {pending.map((item) => (
            <PendingMessage
              key={item.key}
              item={item}
              held={live.held}
              signedOut={live.signedOut}
              onRetry={() => live.retry(item.key)}
              onEdit={() => live.edit(item)}
              onDiscard={() => live.discard(item)}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}
