import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { decrypt, decryptBytes, encrypt, encryptBytes, type MasterKey } from '../../platform/keys/index.ts'
import type { Cipher } from '../support/index.ts'
import { currentMasterKey, keyUnavailableError } from './master-key.ts'
import { type DiscussionKeyRow, findDiscussionKeys, insertDiscussionKey, lockWrapping } from './queries.ts'

const keyBytes = 32
const placeOfKey = (ticketUid: string) => `discussion-key/${ticketUid}`

export const wrapKey = (master: MasterKey, ticketUid: string, key: Uint8Array): DiscussionKeyRow => ({
  ticketUid,
  masterKeyId: master.id,
  wrapped: encrypt(master.bytes, placeOfKey(ticketUid), key),
})

/** @throws 503 when this process does not have the master key */
export async function unwrapKey({ keyring }: Pick<Platform, 'keyring'>, row: DiscussionKeyRow): Promise<Buffer> {
  const master = await keyring.find(row.masterKeyId)
  if (!master) throw keyUnavailableError(`the master key ${row.masterKeyId} is in neither COACHING_KEY nor DATA_DIR`)
  return decrypt(master.bytes, placeOfKey(row.ticketUid), row.wrapped)
}

const cipherOf = (ticketUid: string, key: Uint8Array): Cipher => ({
  encrypt: (place, text) => encrypt(key, `${ticketUid}/${place}`, text),
  decrypt: (place, stored) => decrypt(key, `${ticketUid}/${place}`, stored).toString(),
  encryptBytes: (place, bytes) => encryptBytes(key, `${ticketUid}/${place}`, bytes),
  decryptBytes: (place, stored) => decryptBytes(key, `${ticketUid}/${place}`, stored),
})

/** Creates a key for a new discussion; the database stores it only wrapped by the master key. */
export async function createCipher(
  platform: Pick<Platform, 'clock' | 'keyring'>,
  db: Database,
  ticketUid: string,
): Promise<Cipher> {
  await lockWrapping(db, 'shared')
  const master = await currentMasterKey(platform, db)
  const key = randomBytes(keyBytes)
  await insertDiscussionKey(db, wrapKey(master, ticketUid, key))
  return cipherOf(ticketUid, key)
}

/** The ciphers of many discussions, in one query. @throws 503 */
export async function ciphersOf(
  platform: Pick<Platform, 'keyring'>,
  db: Database,
  ticketUids: readonly string[],
): Promise<(ticketUid: string) => Cipher> {
  const ciphers = new Map<string, Cipher>()
  for (const row of await findDiscussionKeys(db, ticketUids)) {
    ciphers.set(row.ticketUid, cipherOf(row.ticketUid, await unwrapKey(platform, row)))
  }
  return (ticketUid) => {
    const found = ciphers.get(ticketUid)
    if (!found) throw keyUnavailableError(`the discussion ${ticketUid} has no key`)
    return found
  }
}
