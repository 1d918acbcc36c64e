import { limits } from '../../../contracts/forms.ts'
import { cutText } from './mail-text.ts'
import type { IncomingMail } from './read-mail.ts'
import { trimReply } from './trim-reply.ts'

const mostNames = 20

export interface MailWords {
  /** what becomes the message */
  text: string
  /** all of it, where the message has less */
  original: string | null
  /** names of what was attached */
  attachments: string[]
}

/** A message of what she wrote; staff find the rest beside it. */
export function wordsOfMail(mail: IncomingMail): MailWords {
  const attachments = mail.files.map((file) => file.name).slice(0, mostNames)
  const mention = attachments.length > 0 ? `Pièces jointes non reprises\u00a0: ${attachments.join(', ')}` : ''
  const { text } = trimReply(mail.own || mail.whole)
  const words = cutText(text, limits.message - mention.length - 2)
  const message = [words, mention].filter((part) => part !== '').join('\n\n') || 'Courriel sans texte.'
  return { text: message, original: words === mail.whole ? null : mail.whole, attachments }
}
