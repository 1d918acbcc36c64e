import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type RefObject, useState } from 'react'
import { type StaffMessage, undoStaffMessage } from '../../../contracts/support/staff-tickets.ts'
import { chosenArticlesOf } from '../../../conversation/writing/use-chosen-articles.ts'
import type { Writing } from '../../../conversation/writing/use-writing.ts'
import { callApi } from '../../../relay/call.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { useNotify } from '../../layout/notices.tsx'
import { colours } from '../../theme.ts'
import { offeredArticleWords } from '../articles/words.ts'
import { atMomentText } from '../due.ts'
import { ticketWords } from '../words.ts'

const texts = ticketWords.composer

interface HeldMessagesProps {
  uid: string
  /** uid of the member of staff */
  me: string
  held: readonly StaffMessage[]
  writing: Writing
  /** the answer field */
  field: RefObject<HTMLTextAreaElement | null>
  onReload(): void
}

/** Scheduled answers of this conversation, shown to all who may answer, so that nobody answers twice. */
export function HeldMessages({ uid, me, held, writing, field, onReload }: HeldMessagesProps) {
  const notify = useNotify()
  const [dropped, setDropped] = useState<StaffMessage>()
  if (held.length === 0) return null
  async function takeBack(held: StaffMessage, keep: boolean): Promise<void> {
    const { uid: message, content, attachments } = held
    const articles = chosenArticlesOf(held)
    try {
      await callApi(undoStaffMessage, { params: { uid, message } })
      if (keep) writing.takeBack({ key: message, content, attachments, articles, files: [], at: '', after: null })
      field.current?.focus()
    } catch (error) {
      notify(failureSentence(error), { type: 'error' })
    }
    onReload()
  }
  return (
    <Box
      component="section"
      aria-label={texts.scheduled}
      sx={{ px: { xs: 1.5, sm: 3 }, maxHeight: 200, overflowY: 'auto', backgroundColor: colours.roseLight }}
    >
      {held.map((message) => (
        <Box
          key={message.uid}
          sx={{
            maxWidth: 880,
            mx: 'auto',
            mb: 1,
            px: 2,
            py: 1,
            borderRadius: '14px',
            border: `1.5px dashed ${message.problem ? colours.error : colours.inkSoft}`,
            backgroundColor: colours.card,
          }}
        >
          <Typography sx={{ fontSize: 14, fontWeight: 600, color: message.problem ? colours.error : undefined }}>
            {message.problem
              ? texts.notSent(message.problem)
              : texts.heldUntil(message.contact.name, atMomentText(message.sendAt ?? '', new Date().toISOString()))}
          </Typography>
          <Typography dir="auto" sx={{ fontSize: 15, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {message.content}
          </Typography>
          {message.articles?.map(({ article }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they do not change while it waits
            <Typography key={place} dir="auto" sx={{ fontSize: 14 }}>
              {offeredArticleWords.named(article?.title)}
            </Typography>
          ))}
          {message.contact.uid === me && (
            <Box sx={{ display: 'flex', gap: 1, ml: -1 }}>
              <Button size="small" onClick={() => void takeBack(message, true)}>
                {texts.rewrite}
              </Button>
              <Button size="small" color="inherit" onClick={() => setDropped(message)}>
                {texts.drop}
              </Button>
            </Box>
          )}
        </Box>
      ))}
      {dropped && (
        <ConfirmDialog
          title={texts.dropTitle}
          text={texts.dropText}
          confirm={texts.dropConfirm}
          onConfirm={() => {
            setDropped(undefined)
            void takeBack(dropped, false)
          }}
          onClose={() => setDropped(undefined)}
        />
      )}
    </Box>
  )
}
