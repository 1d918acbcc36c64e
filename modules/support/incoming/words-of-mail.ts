import { limits } from '../../../contracts/forms.ts'
import type { Platform } from '../../../platform/index.ts'
import type { RefusedFile } from '../attachments/inline-uploads.ts'
import type { MailFiles } from './files-of-mail.ts'
import { cutText } from './mail-text.ts'
import type { IncomingMail } from './read-mail.ts'
import { answersOurMail, isOwnAddress } from './thread.ts'
import { trimReply } from './trim-reply.ts'

const mostNames = 20

export interface MailWords {
  /** the text of the message */
  text: string
  /** the whole text, when the message holds less */
  original: string | null
  /** names of the attachments */
  attachments: string[]
}

/** Lists the refused files with the reasons. */
function mentionOf(refused: readonly RefusedFile[]): string {
  if (refused.length === 0) return ''
  const named = refused.slice(0, mostNames).map(({ name, reason }) => `${name}\u00a0: ${reason}`)
  return ['Pièces jointes non reprises\u00a0:', ...named, ...(refused.length > mostNames ? ['…'] : [])].join('\n')
}

/** A message of the person's own text; staff find the rest in the original. A mail that answers none of ours is taken whole. */
export function wordsOfMail(
  platform: Pick<Platform, 'config'>,
  mail: IncomingMail,
  { accepted, refused }: MailFiles,
): MailWords {
  const attachments = mail.files.map((file) => file.name).slice(0, mostNames)
  const mention = mentionOf(refused)
  const text = answersOurMail(platform, mail)
    ? trimReply(mail.whole, (address) => isOwnAddress(platform, address)).text
    : mail.whole
  const words = cutText(text, limits.message - mention.length - 2)
  const said = [words, mention].filter((part) => part !== '').join('\n\n')
  const message = said === '' && accepted.length === 0 ? 'Courriel sans texte.' : said
  return { text: message, original: words === mail.whole ? null : mail.whole, attachments }
}
