import { messages } from '../../../contracts/messages.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { announceFiles, type CarriedFile, prepareCarried, type RefusedFile } from '../carried-files.ts'
import { deleteAnnounced } from '../queries-attachments.ts'
import type { IncomingMail } from './read-mail.ts'

/** What came with a mail: checked and announced, or named with the reason. */
export interface MailFiles {
  carried: readonly CarriedFile[]
  refused: readonly RefusedFile[]
}

export interface ReadMail {
  mail: IncomingMail
  files: MailFiles
}

export const noFiles: MailFiles = { carried: [], refused: [] }

/** Outside any transaction: pictures take their time. */
export async function readFiles({ db, clock }: OpenedPlatform, mail: IncomingMail): Promise<MailFiles> {
  const files = await prepareCarried(mail.files)
  await announceFiles(db, clock, files.carried)
  return files
}

/** Where she has sent too much already, they are named. */
export const without = ({ carried, refused }: MailFiles): MailFiles => ({
  carried: [],
  refused: [...carried.map(({ name }) => ({ name, reason: messages.filesToday })), ...refused],
})

/** A mail that was known, or became no message, leaves what it brought: none of its bytes were kept. */
export const forgetLeft = ({ db }: OpenedPlatform, { carried }: MailFiles): Promise<void> =>
  deleteAnnounced(
    db,
    carried.map(({ uid }) => uid),
  )
