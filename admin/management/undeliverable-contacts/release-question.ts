import { releaseContact } from '../../../contracts/support/staff-undeliverable-contacts.ts'
import { callApi } from '../../../relay/call.ts'
import type { Question } from '../reason-dialog.tsx'
import { undeliverableWords as texts } from './words.ts'

/** Asks for confirmation before mails are sent again to an address that refused one. */
export const releaseQuestion = ({ uid, email }: { uid: string; email: string }): Question => ({
  title: texts.release,
  text: texts.releaseText(email),
  reason: 'required',
  act: (reason, idempotencyKey) => callApi(releaseContact, { params: { uid }, body: { reason }, idempotencyKey }),
  done: texts.released,
})
