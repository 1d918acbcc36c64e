import { useNotify } from '../layout/notices.tsx'

/** Time to read two unexpected sentences. */
const shownMilliseconds = 8000

interface Dialog {
  /** refetches the data on which the user decided */
  onDone(): void
  onClose(): void
}

/** Handles a colleague's conflicting change: shows a notice, refetches, and closes the dialog to show the new state. */
export function useConflictHandler({ onDone, onClose }: Dialog): (message: string) => void {
  const notify = useNotify()
  return (message) => {
    notify(message, { type: 'warning', milliseconds: shownMilliseconds })
    onDone()
    onClose()
  }
}
