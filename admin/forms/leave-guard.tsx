import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { openSignIn, sessionEnded } from '../api/sign-in.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { formWords } from './words.ts'

/** Offers the sign-in in another tab once the session has ended, so that the user can then save what they typed here. */
function SessionGuard() {
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    const stay = (event: Event) => {
      event.preventDefault()
      setEnded(true)
    }
    addEventListener(sessionEnded, stay)
    return () => removeEventListener(sessionEnded, stay)
  }, [])
  if (!ended) return null
  const close = () => setEnded(false)
  return (
    <ConfirmDialog
      title={formWords.endedTitle}
      text={formWords.endedText}
      confirm={formWords.signIn}
      cancel={formWords.close}
      onConfirm={() => {
        openSignIn()
        close()
      }}
      onClose={close}
    />
  )
}

/** Asks before typed text is lost: on navigation within the back office, on closing the page, and once the session has ended. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
  if (blocker.state !== 'blocked') return dirty ? <SessionGuard /> : null
  return (
    <ConfirmDialog
      title={formWords.leaveTitle}
      text={formWords.leaveText}
      confirm={formWords.leave}
      cancel={formWords.stay}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  )
}
