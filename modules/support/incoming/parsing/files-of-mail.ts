import { messages } from '../../../../contracts/messages.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import {
  announceFiles,
  type InlineUpload,
  prepareInlineUploads,
  type RefusedFile,
} from '../../attachments/inline-uploads.ts'
import { deleteAnnouncedFiles } from '../../attachments/queries-attachments.ts'
import type { MailAttachment } from './parse-mail.ts'
import type { IncomingMail } from './read-mail.ts'

/** A smaller picture within the text is a logo or a tracking pixel. Bytes. */
const smallestShown = 3000

/** The files of a mail: checked and announced, or listed with the reason for refusal. */
export interface MailFiles {
  accepted: readonly InlineUpload[]
  refused: readonly RefusedFile[]
  /** names of logos and tracking pixels: the sender does not miss them */
  decorative: readonly string[]
}

export interface ReadMail {
  mail: IncomingMail
  files: MailFiles
}

export const noFiles: MailFiles = { accepted: [], refused: [], decorative: [] }

/** Runs outside any transaction, because processing pictures is slow. */
export async function readFiles({ db, clock }: OpenedPlatform, mail: IncomingMail): Promise<MailFiles> {
  const isDecorative = ({ shown, bytes }: MailAttachment) => shown && bytes.length < smallestShown
  const files = await prepareInlineUploads(mail.files.filter((file) => !isDecorative(file)))
  await announceFiles(db, clock, files.accepted)
  return { ...files, decorative: mail.files.filter(isDecorative).map(({ name }) => name) }
}

/** Refuses all files, when the sender has exceeded the limit. */
export const refuseAllFiles = ({ accepted, refused, decorative }: MailFiles): MailFiles => ({
  accepted: [],
  decorative,
  refused: [
    ...accepted.map(({ name, bytes }) => ({ name, size: bytes.length, reason: messages.filesToday })),
    ...refused,
  ],
})

/** Deletes the announced files of a mail that was a duplicate or became no message: no bytes were stored. */
export const deleteUnusedFiles = ({ db }: OpenedPlatform, { accepted }: MailFiles): Promise<void> =>
  deleteAnnouncedFiles(
    db,
    accepted.map(({ uid }) => uid),
  )
