import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useNotify } from 'ra-core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type StaffMessage, undoStaffMessage } from '../../../contracts/support/staff-tickets.ts'
import { chosenOf } from '../../../conversation/writing/use-chosen-articles.ts'
import { callApi } from '../../../relay/call.ts'
import { words } from '../../words.ts'
import type { LiveThread } from './use-thread.ts'

const texts = words.composer
/** The server accepts it for ten seconds. */
const shownMilliseconds = 9000
/** The notice covers the page's header: a second press, meant for the notice, must not navigate or sign out. */
const secondPressMilliseconds = 600

interface UndoNoticeProps {
  uid: string
  /** message that was just sent */
  sent: StaffMessage | undefined
  live: LiveThread
  /** the answer field */
  field: RefObject<HTMLTextAreaElement | null>
  /** that notice has been shown long enough */
  onDone(sent: StaffMessage): void
}

/** Lets the author undo a sent answer for some seconds: its text returns to the field. */
export function UndoNotice({ uid, sent, live, field, onDone }: UndoNoticeProps) {
  const notify = useNotify()
  const [undone, setUndone] = useState<string>()
  const done = useRef(onDone)
  done.current = onDone
  // By a clock of its own: the notice of MUI waits under the pointer and in another window, the server does not.
  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(() => done.current(sent), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [sent])
  async function undo(sent: StaffMessage): Promise<void> {
    const { uid: message, content, attachments, internal } = sent
    const articles = chosenOf(sent)
    setUndone(message)
    setTimeout(() => done.current(sent), secondPressMilliseconds)
    try {
      await callApi(undoStaffMessage, { params: { uid, message } })
      live.remove(message)
      live.writing.takeBack({ key: message, content, attachments, articles, files: [], internal, at: '', after: null })
      field.current?.focus()
      notify(texts.undone, { type: 'info' })
    } catch (error) {
      notify(error instanceof Error ? error.message : words.failure.refused, { type: 'error' })
    }
  }
  return (
    <Snackbar
      key={sent?.uid}
      open={sent !== undefined}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway' && sent) onDone(sent)
      }}
      message={sent?.internal ? texts.noted : texts.sent}
      action={
        sent && (
          <Button color="inherit" disabled={undone === sent.uid} onClick={() => void undo(sent)}>
            {texts.undo}
          </Button>
        )
      }
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
    />
  )
}
