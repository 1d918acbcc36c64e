import { useNotify } from 'ra-core'

/** Two sentences that were not expected. */
const shownMilliseconds = 8000

interface Dialog {
  /** reads again what it was decided on */
  onDone(): void
  onClose(): void
}

/** For what a colleague changed meanwhile: closes the dialog, because the present state is to be seen before anything is asked again. */
export function useOvertaken({ onDone, onClose }: Dialog): (message: string) => void {
  const notify = useNotify()
  return (message) => {
    notify(message, { type: 'warning', autoHideDuration: shownMilliseconds })
    onDone()
    onClose()
  }
}
