import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { OutboxItem } from '../../../conversation/writing/outbox.ts'
import { redirectToSignIn } from '../../api/sign-in.ts'
import { colours } from '../../theme.ts'
import { offeredArticleWords } from '../articles/words.ts'
import { ticketWords } from '../words.ts'
import { bubbleOf, kindOf } from './bubble.ts'
import { MessageText } from './message-text.tsx'

const texts = ticketWords.composer

interface PendingMessageProps {
  item: OutboxItem
  held: boolean
  signedOut: boolean
  onRetry(): void
  onEdit(): void
  onDiscard(): void
}

function sentenceOf({ item, held, signedOut }: PendingMessageProps): string {
  if (item.problem !== undefined) return item.problem
  if (signedOut) return texts.signedOut
  return held ? texts.held : texts.pending
}

/** A message that the server has not acknowledged yet; the device keeps it until then. */
export function PendingMessage(props: PendingMessageProps) {
  const { item, signedOut, onRetry, onEdit, onDiscard } = props
  const refused = item.problem !== undefined
  return (
    <Box
      component="li"
      data-message="pending"
      sx={{ display: 'grid', gap: 0.75, justifyItems: 'end', ml: { xs: 4, sm: 12 }, minWidth: 0 }}
    >
      <Box
        sx={{
          ...bubbleOf(kindOf({ staff: true, internal: item.internal })),
          border: `1px dashed ${refused ? colours.error : colours.lineStrong}`,
        }}
      >
        <MessageText content={item.content} />
        {[...item.attachments.map(({ uid: key, name }) => ({ key, name })), ...item.files].map(({ key, name }) => (
          <Typography key={key} sx={{ fontSize: 14 }}>
            {name}
          </Typography>
        ))}
        {item.articles?.map(({ uid, title }) => (
          <Typography key={uid} dir="auto" sx={{ fontSize: 14 }}>
            {offeredArticleWords.named(title)}
          </Typography>
        ))}
      </Box>
      <Typography
        role={refused ? 'alert' : undefined}
        sx={{ fontSize: 13, color: refused ? colours.error : 'text.secondary' }}
      >
        {sentenceOf(props)}
      </Typography>
      {signedOut && (
        <Button size="small" variant="outlined" onClick={redirectToSignIn}>
          {texts.signIn}
        </Button>
      )}
      {refused && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
          <Button size="small" onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button size="small" color="error" onClick={onDiscard}>
            {texts.discard}
          </Button>
        </Box>
      )}
    </Box>
  )
}
