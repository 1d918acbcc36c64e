import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { refundPayment, type StaffPayment } from '../../../contracts/accounts/staff-members.ts'
import { callApi, hasViolationOf } from '../../../relay/call.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { useNotify } from '../../layout/notices.tsx'
import { centsOf, centsText, euros } from '../format.ts'
import { useConflictHandler } from '../use-conflict-handler.ts'
import { managementWords as words } from '../words.ts'

const texts = words.payments

interface RefundDialogProps {
  payment: StaffPayment
  onDone(): void
  onClose(): void
}

/** Asks for amount and reason; then a confirmation names the amount and the recipient. */
export function RefundDialog({ payment, onDone, onClose }: RefundDialogProps) {
  const notify = useNotify()
  const overtaken = useConflictHandler({ onDone, onClose })
  const left = payment.refundable
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(() => centsText(left))
  const [reason, setReason] = useState('')
  const [decided, setDecided] = useState<number>()
  const [fault, setFault] = useState<string>()

  function decide(): void {
    const amount = centsOf(typed)
    const isPossible = amount !== undefined && amount > 0 && amount <= left
    const wrong = isPossible ? reason.trim() === '' && texts.refundMissing : texts.refundWrong(euros(left))
    setFault(wrong || undefined)
    if (!wrong) setDecided(amount)
  }
  async function refund(amount: number): Promise<void> {
    try {
      const body = { reason: reason.trim(), amount, refunded: payment.refunded }
      // One key for the dialog: after a lost response, another amount is refused instead of refunded in addition.
      await callApi(refundPayment, { params: { uid: payment.uid }, body, idempotencyKey: key })
      notify(texts.refunded(euros(amount)), { type: 'success' })
      onDone()
      onClose()
    } catch (error) {
      if (!hasViolationOf(error, 'state')) throw error
      overtaken(failureSentence(error))
    }
  }

  if (decided !== undefined) {
    return (
      <ConfirmDialog
        // Own React key: mounts a new dialog, so that a double-click on the previous one confirms nothing.
        key="sure"
        title={texts.refundOf(payment.email ?? words.subscriptions.erased, euros(payment.amount))}
        text={texts.refundSure(euros(decided), payment.email ?? words.subscriptions.erased)}
        confirm={texts.refundConfirm(euros(decided))}
        cancel={texts.refundBack}
        onConfirm={() => refund(decided)}
        onClose={() => setDecided(undefined)}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>{texts.refundWhy(reason.trim())}</Typography>
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog
      title={texts.refundTitle}
      text={`${texts.refundText(euros(left))} ${payment.kind === 'gift' ? texts.refundVoids : texts.refundKeeps}`}
      confirm={texts.refundNext}
      fault={fault}
      onConfirm={decide}
      onClose={onClose}
    >
      <TextField
        required
        label={texts.refundAmount}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        required
        multiline
        label={texts.refundReason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ConfirmDialog>
  )
}
