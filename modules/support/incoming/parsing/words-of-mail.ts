import { limits } from '../../../../contracts/forms.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { RefusedFile } from '../../attachments/inline-uploads.ts'
import { answersOurMail, isOwnAddress } from '../thread.ts'
import type { MailFiles } from './files-of-mail.ts'
import { cutText } from './mail-text.ts'
import type { IncomingMail } from './read-mail.ts'
import { trimReply } from './trim-reply.ts'

const mostNames = 20

export interface MailWords {
  /** the text of the message */
  text: string
  /** the whole text, when the message holds less */
  original: string | null
  /** names of the files that were not taken; the last entry may count the rest */
  attachments: string[]
}

/** Lists the refused files with the reasons. */
function mentionOf(refused: readonly RefusedFile[]): string {
  if (refused.length === 0) return ''
  const named = refused.slice(0, mostNames).map(({ name, reason }) => `${name}\u00a0: ${reason}`)
  return ['Pièces jointes non reprises\u00a0:', ...named, ...(refused.length > mostNames ? ['…'] : [])].join('\n')
}

/** Names what was not taken, for staff. */
function namesOf({ refused, decorative }: MailFiles, otherFiles: number): string[] {
  const names = [...refused.map(({ name }) => name), ...decorative]
  const rest = Math.max(names.length - mostNames, 0) + otherFiles
  return [...names.slice(0, mostNames), ...(rest > 0 ? [`${rest}\u00a0autre${rest > 1 ? 's' : ''}`] : [])]
}

/** A message of the person's own text; staff find the rest in the original. A mail that answers none of ours is taken whole. */
export function wordsOfMail(platform: Pick<Platform, 'config'>, mail: IncomingMail, files: MailFiles): MailWords {
  const mention = mentionOf(files.refused)
  const text = answersOurMail(platform, mail)
    ? trimReply(mail.whole, (address) => isOwnAddress(platform, address)).text
    : mail.whole
  const words = cutText(text, limits.message - mention.length - 2)
  const said = [words, mention].filter((part) => part !== '').join('\n\n')
  const message = said === '' && files.accepted.length === 0 ? 'Courriel sans texte.' : said
  return {
    text: message,
    original: words === mail.whole ? null : mail.whole,
    attachments: namesOf(files, mail.otherFiles),
  }
}
