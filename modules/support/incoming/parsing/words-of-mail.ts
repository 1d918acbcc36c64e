import { limits } from '../../../../contracts/forms.ts'
import type { RefusedFiles } from '../../../../contracts/support/attachments.ts'
import type { Platform } from '../../../../platform/index.ts'
import { isAnswerToOurMail, isOwnAddress } from '../thread.ts'
import type { MailFiles } from './files-of-mail.ts'
import { cutText } from './mail-text.ts'
import type { IncomingMail } from './read-mail.ts'
import { trimReply } from './trim-reply.ts'

const mostNames = 20

export interface MailTextParts {
  text: string
  refusedFiles: RefusedFiles | null
  /** whole text of the mail; null if `text` already contains all of it */
  original: string | null
  /** names of files that were not accepted; the last entry may count the rest */
  attachments: string[]
}

/** Lists the refused files with the reasons, for both sides. */
function refusedOf({ refused }: MailFiles, otherFiles: number): RefusedFiles | null {
  if (refused.length + otherFiles === 0) return null
  return { files: refused.slice(0, mostNames), others: Math.max(refused.length - mostNames, 0) + otherFiles }
}

/** Names the files that were not accepted, for staff. */
function namesOf({ refused, decorative }: MailFiles, otherFiles: number): string[] {
  const names = [...refused.map(({ name }) => name), ...decorative]
  const rest = Math.max(names.length - mostNames, 0) + otherFiles
  return [...names.slice(0, mostNames), ...(rest > 0 ? [`${rest}\u00a0autre${rest > 1 ? 's' : ''}`] : [])]
}

/** Keeps the person's own text as the message; staff find the rest in the original. A mail that answers none of ours is kept whole. */
export function wordsOfMail(platform: Pick<Platform, 'config'>, mail: IncomingMail, files: MailFiles): MailTextParts {
  const text = isAnswerToOurMail(platform, mail)
    ? trimReply(mail.whole, (address) => isOwnAddress(platform, address)).text
    : mail.whole
  const words = cutText(text, limits.message)
  return {
    text: words === '' && files.accepted.length === 0 ? 'Courriel sans texte.' : words,
    refusedFiles: refusedOf(files, mail.otherFiles),
    original: words === mail.whole ? null : mail.whole,
    attachments: namesOf(files, mail.otherFiles),
  }
}
