import Snackbar from '@mui/material/Snackbar'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { colours } from '../theme.ts'

const tints = {
  success: { backgroundColor: colours.success, color: colours.paper },
  error: { backgroundColor: colours.error, color: colours.paper },
  warning: { backgroundColor: colours.warning, color: colours.paper },
  info: {},
} as const

interface NoticeOptions {
  type: keyof typeof tints
  /** display time; default: 4000 */
  milliseconds?: number
}

type Notify = (text: string, options: NoticeOptions) => void

const NotifyContext = createContext<Notify | null>(null)

/** Shows a notice for some seconds. */
export function useNotify(): Notify {
  const notify = use(NotifyContext)
  if (!notify) throw new Error('the screen is outside of Notices')
  return notify
}

/** Shows results and failures one after the other, at the top: at the bottom they would cover the text field. */
export function Notices({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly (NoticeOptions & { text: string })[]>([])
  const [open, setOpen] = useState(true)
  const notify: Notify = useCallback((text, options) => setNotices((all) => [...all, { text, ...options }]), [])
  function takeNext(): void {
    setNotices((all) => all.slice(1))
    setOpen(true)
  }
  const [shown] = notices
  return (
    <NotifyContext value={notify}>
      {children}
      {shown && (
        <Snackbar
          open={open}
          message={shown.text}
          autoHideDuration={shown.milliseconds ?? 4000}
          onClose={() => setOpen(false)}
          anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          slotProps={{ transition: { onExited: takeNext }, content: { sx: tints[shown.type] } }}
        />
      )}
    </NotifyContext>
  )
}
