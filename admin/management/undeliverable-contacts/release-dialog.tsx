import { releaseContact } from '../../../contracts/support/staff-undeliverable-contacts.ts'
import { callApi } from '../../../relay/call.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { undeliverableWords as texts } from './words.ts'

interface ReleaseDialogProps {
  contact: { uid: string; email: string }
  onDone(): void
  onClose(): void
}

/** Asks before mails are sent again to an address that refused one. */
export function ReleaseDialog({ contact: { uid, email }, onDone, onClose }: ReleaseDialogProps) {
  return (
    <ReasonDialog
      title={texts.release}
      text={texts.releaseText(email)}
      reason="required"
      act={(reason, idempotencyKey) => callApi(releaseContact, { params: { uid }, body: { reason }, idempotencyKey })}
      done={texts.released}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
