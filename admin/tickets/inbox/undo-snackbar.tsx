import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useEffect, useRef, useState } from 'react'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { inboxWords } from './words.ts'

/** The server lets an answer be undone for ten seconds. */
const shownMilliseconds = 9000
/** The notice covers the page's header: a second press on its button must not navigate or sign out. */
const secondPressMilliseconds = 600

interface UndoSnackbarProps {
  message: string
  onUndo(): void
  /** called once the notice was shown long enough, or its button was pressed */
  onDone(): void
}

/** Tells the user what was done, and offers to undo it for nine seconds. Give each act's notice its own React key. */
export function UndoSnackbar({ message, onUndo, onDone }: UndoSnackbarProps) {
  const [undone, setUndone] = useState(false)
  const done = useRef(onDone)
  done.current = onDone
  // Own timer: MUI pauses its timer on hover and in an inactive window, but the server's limit goes on.
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
