import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { listEntriesOf } from '../support/index.ts'
import { ciphersOf } from './discussion-cipher.ts'
import { findKeyOfEachMaster } from './queries.ts'

/** Decrypts the messages of one discussion for each master key. @throws when a key is missing or does not fit */
export async function verifyDecryption(platform: Pick<Platform, 'keyring'>, db: Database): Promise<number> {
  const uids = (await findKeyOfEachMaster(db)).map(({ ticketUid }) => ticketUid)
  const cipherOf = await ciphersOf(platform, db, uids)
  const entries = await listEntriesOf(db, uids)
  const messages = entries.filter(({ kind }) => kind === 'message')
  for (const { ticketUid, uid, content } of messages) cipherOf(ticketUid).decrypt(uid, content)
  return messages.length
}
