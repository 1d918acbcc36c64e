import { attachmentMaxBytes, attachmentsAMessage } from '../../../contracts/support/attachments.ts'
import type { SupportType } from '../../../contracts/support/support-type.ts'
import { relayBase } from '../../../contracts/text/address.ts'
import type { FilesFacts } from '../../page-facts/page-facts.ts'

/** Largest total size of a message's files, which a form without a script sends with it. */
export const filesOfMessage = attachmentsAMessage * attachmentMaxBytes

/** To an own ticket: who may read it, through the relay, may send files there. */
export const filesOfMembers = (type: SupportType): FilesFacts => ({
  maxBytes: filesOfMessage,
  admittedBy: `${relayBase}/support/${type}/tickets/:uid?length=1`,
})

/** With a first message, from anyone. */
export const filesOfAnyone: FilesFacts = { maxBytes: filesOfMessage, atOnce: { inAll: 4, fromOne: 2 } }
