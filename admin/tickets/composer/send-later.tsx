import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { sendStaffMessage } from '../../../contracts/support/staff-tickets.ts'
import type { Writing } from '../../../conversation/writing/use-writing.ts'
import { callApi } from '../../../relay/call.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { useNotify } from '../../layout/notices.tsx'
import { momentText } from '../due.ts'
import { ticketWords } from '../words.ts'
import { TimeDialog } from './time-dialog.tsx'
import { useNextWorkingTime } from './use-next-working-time.ts'

const texts = ticketWords.composer

export interface SendLaterProps {
  uid: string
  writing: Writing
  /** number of the last event seen before writing */
  seen(): number
  stops(): boolean
  onHeld(): void
}

/**
 * Stores the answer on the server until its time.
 * @returns whether it was stored
 */
function useHold({ uid, writing, seen, onHeld }: Omit<SendLaterProps, 'stops'>) {
  const notify = useNotify()
  const { text, files, articles } = writing
  return async (sendAt: Date, key: string): Promise<boolean> => {
    try {
      const uids = { attachments: files.ready().map((one) => one.uid), articles: articles.map((one) => one.uid) }
      const body = { message: text, ...uids, internal: false, sendAt: sendAt.toISOString(), seen: seen() }
      await callApi(sendStaffMessage, { params: { uid }, body, idempotencyKey: key })
      writing.clear()
      onHeld()
      return true
    } catch (error) {
      notify(failureSentence(error), { type: 'error' })
      return false
    }
  }
}

export const isSendLaterBlocked = ({ held, files }: Writing): boolean => held || files.pending().length > 0

/** Outside working hours, offers to delay the answer until they begin: members should not expect answers at night. */
export function OutOfHoursOffer({ stops, ...props }: SendLaterProps) {
  const { writing } = props
  const written = writing.text.trim() !== '' && !writing.internal
  const next = useNextWorkingTime(written)
  const hold = useHold(props)
  const [key] = useState(() => crypto.randomUUID())
  const [busy, setBusy] = useState(false)
  if (!next || !written) return null
  async function wait(moment: Date): Promise<void> {
    if (busy || isSendLaterBlocked(writing) || stops()) return
    setBusy(true)
    await hold(moment, `${key}-${moment.getTime()}`)
    setBusy(false)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, fontSize: 14 }}>
      <Typography component="span" sx={{ fontSize: 14, color: 'text.secondary' }}>
        {texts.outOfHours}
      </Typography>
      <Button
        size="small"
        color="inherit"
        aria-disabled={busy || isSendLaterBlocked(writing) || undefined}
        onClick={() => void wait(next)}
        sx={{ textDecoration: 'underline', px: 0.5, minHeight: 32 }}
      >
        {texts.waitUntil(momentText(next.toISOString(), new Date().toISOString()))}
      </Button>
    </Box>
  )
}

/** Schedules the answer instead of sending it: it waits on the server, not on this device. */
export function SendLaterDialog({ onClose, ...props }: Omit<SendLaterProps, 'stops'> & { onClose(): void }) {
  const [key] = useState(() => crypto.randomUUID())
  const nextHour = useNextWorkingTime(true)
  const hold = useHold(props)
  return (
    <TimeDialog
      title={texts.laterTitle}
      confirm={texts.laterConfirm}
      first={nextHour && { text: texts.nextHour, moment: nextHour }}
      onTime={async (moment) => {
        if (await hold(moment, key)) onClose()
      }}
      onClose={onClose}
    />
  )
}
