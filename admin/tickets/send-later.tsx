import IconButton from '@mui/material/IconButton'
import { Clock } from 'lucide-react'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { sendStaffMessage } from '../../contracts/staff-tickets.ts'
import type { Writing } from '../../conversation/use-writing.ts'
import { callApi } from '../../relay/call.ts'
import { words } from '../words.ts'
import { TimeDialog } from './time-dialog.tsx'
import { useNextHour } from './use-next-hour.ts'

const texts = words.composer

interface SendLaterProps {
  uid: string
  writing: Writing
  /** as of an answer that is sent now */
  seen(): number
  stops(): boolean
  onHeld(): void
}

/** Gives the answer a time instead of sending it: it then waits on the server, not on this device. */
export function SendLater({ uid, writing, seen, stops, onHeld }: SendLaterProps) {
  const notify = useNotify()
  const [key, setKey] = useState<string>()
  const { text, files, articles, held } = writing
  const nextHour = useNextHour(key !== undefined)
  const cannot = held || files.pending().length > 0
  async function hold(sendAt: Date): Promise<void> {
    try {
      const uids = { attachments: files.ready().map((one) => one.uid), articles: articles.map((one) => one.uid) }
      const body = { message: text, ...uids, internal: false, sendAt: sendAt.toISOString(), seen: seen() }
      await callApi(sendStaffMessage, { params: { uid }, body, ...(key && { idempotencyKey: key }) })
      writing.clear()
      setKey(undefined)
      onHeld()
    } catch (error) {
      notify(error instanceof Error ? error.message : words.failure.refused, { type: 'error' })
    }
  }
  return (
    <>
      <IconButton
        aria-label={texts.later}
        title={texts.later}
        aria-disabled={cannot || undefined}
        onClick={() => cannot || stops() || setKey(crypto.randomUUID())}
        sx={{ width: 44, height: 44 }}
      >
        <Clock aria-hidden size={20} />
      </IconButton>
      {key !== undefined && (
        <TimeDialog
          title={texts.laterTitle}
          confirm={texts.laterConfirm}
          first={nextHour && { text: texts.nextHour, moment: nextHour }}
          onTime={hold}
          onClose={() => setKey(undefined)}
        />
      )}
    </>
  )
}
