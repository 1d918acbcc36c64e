import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { refundPayment, type StaffPayment } from '../../../contracts/staff-members.ts'
import { callApi } from '../../../relay/call.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { centsOf, euros } from '../format.ts'
import { managementWords as words } from '../words.ts'

const texts = words.payments

interface RefundDialogProps {
  payment: StaffPayment
  onDone(): void
  onClose(): void
}

/** The button names the amount: what is pressed is what is given back. */
export function RefundDialog({ payment, onDone, onClose }: RefundDialogProps) {
  const notify = useNotify()
  const left = payment.amount - payment.refunded
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(() => (left / 100).toFixed(2).replace('.', ','))
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const amount = centsOf(typed)
  const isPossible = amount !== undefined && amount > 0 && amount <= left

  async function confirm(): Promise<void> {
    if (!isPossible) return setFault(texts.refundWrong(euros(left)))
    if (reason.trim() === '') return setFault(texts.refundMissing)
    setBusy(true)
    setFault(undefined)
    try {
      const body = { reason: reason.trim(), amount }
      await callApi(refundPayment, { params: { uid: payment.uid }, body, idempotencyKey: key })
      notify(texts.refunded(euros(amount)), { type: 'success' })
      onDone()
      onClose()
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }
  return (
    <ConfirmDialog
      title={texts.refundTitle}
      text={texts.refundText(euros(left))}
      confirm={isPossible ? texts.refundConfirm(euros(amount)) : texts.refund}
      fault={fault}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <TextField
        fullWidth
        required
        label={texts.refundAmount}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ mt: 2 }}
      />
      <TextField
        fullWidth
        required
        multiline
        label={texts.refundReason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  )
}
