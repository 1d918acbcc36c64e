import type { RefusedFiles } from '../../../../contracts/support/attachments.ts'
import type { Cipher } from '../../cipher.ts'
import type { EntryRow } from '../queries-rows.ts'

export const refusedFilesPlace = (entryUid: string): string => `${entryUid}/refused-files`

/** Files of the message's mail that were not accepted; absent if there are none. */
export function presentRefusedFiles({ uid, refusedFiles }: EntryRow, cipher: Cipher): { refusedFiles?: RefusedFiles } {
  if (refusedFiles === null) return {}
  return { refusedFiles: JSON.parse(cipher.decrypt(refusedFilesPlace(uid), refusedFiles)) }
}
