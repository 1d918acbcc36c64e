import { messages } from '../../../contracts/messages.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { announceFiles, type InlineUpload, prepareInlineUploads, type RefusedFile } from '../inline-uploads.ts'
import { deleteAnnounced } from '../queries-attachments.ts'
import type { IncomingMail } from './read-mail.ts'

/** What came with a mail: checked and announced, or named with the reason. */
export interface MailFiles {
  accepted: readonly InlineUpload[]
  refused: readonly RefusedFile[]
}

export interface ReadMail {
  mail: IncomingMail
  files: MailFiles
}

export const noFiles: MailFiles = { accepted: [], refused: [] }

/** Outside any transaction: pictures take their time. */
export async function readFiles({ db, clock }: OpenedPlatform, mail: IncomingMail): Promise<MailFiles> {
  const files = await prepareInlineUploads(mail.files)
  await announceFiles(db, clock, files.accepted)
  return files
}

/** Where she has sent too much already, they are named. */
export const without = ({ accepted, refused }: MailFiles): MailFiles => ({
  accepted: [],
  refused: [...accepted.map(({ name }) => ({ name, reason: messages.filesToday })), ...refused],
})

/** A mail that was known, or became no message, leaves what it brought: none of its bytes were kept. */
export const forgetLeft = ({ db }: OpenedPlatform, { accepted }: MailFiles): Promise<void> =>
  deleteAnnounced(
    db,
    accepted.map(({ uid }) => uid),
  )
