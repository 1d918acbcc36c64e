import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useEffect, useRef, useState } from 'react'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { inboxWords } from './words.ts'

/** The server lets an answer be undone for ten seconds. */
const shownMilliseconds = 9000
/** The notice covers the page's header: a second press, meant for the notice, must not navigate or sign out. */
const secondPressMilliseconds = 600

interface UndoSnackbarProps {
  message: string
  onUndo(): void
  /** the notice has been shown long enough */
  onDone(): void
}

/** Says what was done, and undoes it for some seconds. Each act needs a notice with a key of its own. */
export function UndoSnackbar({ message, onUndo, onDone }: UndoSnackbarProps) {
  const [undone, setUndone] = useState(false)
  const done = useRef(onDone)
  done.current = onDone
  // By a clock of its own: the notice of MUI waits under the pointer and in another window, the server does not.
  useEffect(() => {
    const timer = setTimeout(() => done.current(), undone ? secondPressMilliseconds : shownMilliseconds)
    return () => clearTimeout(timer)
  }, [undone])
  function undo(): void {
    if (undone) return
    setUndone(true)
    onUndo()
  }
  useShortcuts({ z: undo })
  return (
    <Snackbar
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onDone()}
      message={message}
      action={
        <Button color="inherit" disabled={undone} onClick={undo}>
          {inboxWords.undo}
        </Button>
      }
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
    />
  )
}
