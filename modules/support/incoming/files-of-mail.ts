import { messages } from '../../../contracts/messages.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import {
  announceFiles,
  type InlineUpload,
  prepareInlineUploads,
  type RefusedFile,
} from '../attachments/inline-uploads.ts'
import { deleteAnnounced } from '../attachments/queries-attachments.ts'
import type { IncomingMail } from './read-mail.ts'

/** The files of a mail: checked and announced, or listed with the reason for refusal. */
export interface MailFiles {
  accepted: readonly InlineUpload[]
  refused: readonly RefusedFile[]
}

export interface ReadMail {
  mail: IncomingMail
  files: MailFiles
}

export const noFiles: MailFiles = { accepted: [], refused: [] }

/** Runs outside any transaction, because processing pictures is slow. */
export async function readFiles({ db, clock }: OpenedPlatform, mail: IncomingMail): Promise<MailFiles> {
  const files = await prepareInlineUploads(mail.files)
  await announceFiles(db, clock, files.accepted)
  return files
}

/** Refuses all files, when the sender has exceeded the limit. */
export const without = ({ accepted, refused }: MailFiles): MailFiles => ({
  accepted: [],
  refused: [...accepted.map(({ name }) => ({ name, reason: messages.filesToday })), ...refused],
})

/** Deletes the announced files of a mail that was a duplicate or became no message: no bytes were stored. */
export const forgetLeft = ({ db }: OpenedPlatform, { accepted }: MailFiles): Promise<void> =>
  deleteAnnounced(
    db,
    accepted.map(({ uid }) => uid),
  )
