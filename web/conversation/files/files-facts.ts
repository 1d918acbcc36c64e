import { attachmentMaxBytes, maxAttachmentsPerMessage } from '../../../contracts/support/attachments.ts'
import type { SupportType } from '../../../contracts/support/support-type.ts'
import { relayBase } from '../../../contracts/text/address.ts'
import type { FilesFacts } from '../../page-facts/page-facts.ts'

/** Maximum total size of a message's files: without a script, the form sends all of them with the message. */
export const filesOfMessage = maxAttachmentsPerMessage * attachmentMaxBytes

/** Files for the user's ticket: whoever may read the ticket through the relay may send files. */
export const filesOfMembers = (type: SupportType): FilesFacts => ({
  maxBytes: filesOfMessage,
  admittedBy: `${relayBase}/support/${type}/tickets/:uid?length=1`,
})

/** Files with a first message, from anyone. */
export const filesOfAnyone: FilesFacts = { maxBytes: filesOfMessage, atOnce: { inAll: 4, fromOne: 2 } }
