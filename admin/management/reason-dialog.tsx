import TextField from '@mui/material/TextField'
import { type ReactNode, useState } from 'react'
import { hasViolationOf } from '../../relay/call.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useNotify } from '../layout/notices.tsx'
import { useConflictHandler } from './use-conflict-handler.ts'
import { managementWords as words } from './words.ts'

interface ReasonDialogProps {
  title: string
  text: string
  /** @param idempotencyKey the same for each retry */
  act(reason: string, idempotencyKey: string): Promise<unknown>
  done: string
  /** how the dialog asks for a reason; default: optional */
  reason?: 'none' | 'optional' | 'required'
  /** further fields, above the reason */
  children?: ReactNode
  /** @returns the problem with the further fields, if any */
  check?(): string | undefined
  onDone(): void
  onClose(): void
}

export type Question = Omit<ReasonDialogProps, 'onDone' | 'onClose'>

/** Asks for confirmation of an act, with a field for the reason unless `reason` is `none`. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, act, done, reason: asked = 'optional', children, check, onDone, onClose } = props
  const notify = useNotify()
  const overtaken = useConflictHandler({ onDone, onClose })
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  async function confirm(): Promise<void> {
    const missing = asked === 'required' && reason.trim() === '' ? words.members.reasonMissing : undefined
    const wrong = check?.() ?? missing
    setFault(wrong)
    if (wrong !== undefined) return
    try {
      await act(reason.trim(), key)
      notify(done, { type: 'success' })
      onDone()
      onClose()
    } catch (error) {
      if (!hasViolationOf(error, 'version')) throw error
      overtaken(failureSentence(error))
    }
  }
  return (
    <ConfirmDialog title={title} text={text} confirm={title} fault={fault} onConfirm={confirm} onClose={onClose}>
      {children}
      {asked !== 'none' && (
        <TextField
          multiline
          required={asked === 'required'}
          label={words.members.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
    </ConfirmDialog>
  )
}
