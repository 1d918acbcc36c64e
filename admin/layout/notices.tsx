import Snackbar from '@mui/material/Snackbar'
import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { colours } from '../theme.ts'

const shownMilliseconds = 4000
const tints = {
  success: { backgroundColor: colours.success, color: colours.paper },
  error: { backgroundColor: colours.error, color: colours.paper },
  warning: { backgroundColor: colours.warning, color: colours.paper },
  info: {},
} as const

/** Shows results and failures one after the other, at the top: at the bottom they would cover the text field. */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  const [shown, setShown] = useState<NotificationPayload>()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (notifications.length === 0 || shown) return
    setShown(takeNotification() ?? undefined)
    setOpen(true)
  }, [notifications, shown, takeNotification])
  if (!shown) return null
  const { message, type, notificationOptions = {} } = shown
  const { autoHideDuration = shownMilliseconds, messageArgs } = notificationOptions
  return (
    <Snackbar
      open={open}
      message={typeof message === 'string' ? translate(message, messageArgs) : message}
      autoHideDuration={autoHideDuration}
      onClose={() => setOpen(false)}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ transition: { onExited: () => setShown(undefined) }, content: { sx: tints[type] } }}
    />
  )
}
