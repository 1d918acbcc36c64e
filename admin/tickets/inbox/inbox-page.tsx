import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, Suspense, useEffect } from 'react'
import { useMatch } from 'react-router'
import { LoadingPage } from '../../layout/message-page.tsx'
import { useKept } from '../../lists/kept.tsx'
import { TicketList } from '../list/ticket-list.tsx'
import { UndoSnackbar } from './undo-snackbar.tsx'
import { useSentAnswers } from './use-sent-answers.ts'
import { openedKey } from './use-ticket-navigation.ts'
import { inboxWords } from './words.ts'

const TicketPage = lazy(() => import('../ticket-page.tsx'))

/** Media query of windows with room for the list beside the conversation. */
const withList = '(min-width: 1280px)'

const NothingOpen = () => (
  <Box sx={{ m: 'auto', p: 3, display: 'grid', gap: 1, textAlign: 'center', color: 'text.secondary' }}>
    <Typography>{inboxWords.pick}</Typography>
    <Typography>{inboxWords.pickHint}</Typography>
  </Box>
)

/** The list and the conversation: side by side, or one after the other. */
export default function InboxPage() {
  const open = useMatch('/tickets/:uid/*')?.params.uid
  const beside = useMediaQuery(withList, { noSsr: true })
  const [, setOpened] = useKept<string | undefined>(openedKey, undefined)
  useEffect(() => {
    if (open) setOpened(open)
  }, [open, setOpened])
  const sent = useSentAnswers()
  const conversation = open && (
    <Suspense fallback={<LoadingPage />}>
      <TicketPage key={open} uid={open} sent={sent} />
    </Suspense>
  )
  return (
    <>
      {/* List and conversation keep their keys when the window becomes narrower, so that dialogs and typed text stay. */}
      <Box
        sx={{
          display: 'flex',
          // The person's card replaces the list where there is no room for three columns.
          '@media (max-width: 1599px)': {
            '&:has(aside[data-person-card]) > section:first-of-type': { display: 'none' },
          },
        }}
      >
        {(beside || !open) && <TicketList key="list" open={open} beside={beside} />}
        {(beside || open) && (
          <Box key="conversation" sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
            {conversation ?? <NothingOpen />}
          </Box>
        )}
      </Box>
      {sent.notice && <UndoSnackbar key={sent.notice.id} {...sent.notice} />}
    </>
  )
}
