import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { type MasterKey, openSealed, openSealedBytes, seal, sealBytes } from '../../platform/keys/index.ts'
import type { Seal } from '../support/index.ts'
import { currentMasterKey, keyUnavailable } from './master-key.ts'
import { type DiscussionKeyRow, findDiscussionKeys, insertDiscussionKey, lockWrapping } from './queries.ts'

const keyBytes = 32
const placeOfKey = (ticketUid: string) => `discussion-key/${ticketUid}`

export const wrapKey = (master: MasterKey, ticketUid: string, key: Uint8Array): DiscussionKeyRow => ({
  ticketUid,
  masterKeyId: master.id,
  wrapped: seal(master.bytes, placeOfKey(ticketUid), key),
})

/** @throws 503 where this process does not have the master key */
export async function unwrapKey({ keyring }: Pick<Platform, 'keyring'>, row: DiscussionKeyRow): Promise<Buffer> {
  const master = await keyring.find(row.masterKeyId)
  if (!master) throw keyUnavailable(`the master key ${row.masterKeyId} is in neither COACHING_KEY nor DATA_DIR`)
  return openSealed(master.bytes, placeOfKey(row.ticketUid), row.wrapped)
}

const sealOf = (ticketUid: string, key: Uint8Array): Seal => ({
  close: (place, text) => seal(key, `${ticketUid}/${place}`, text),
  open: (place, kept) => openSealed(key, `${ticketUid}/${place}`, kept).toString(),
  closeBytes: (place, bytes) => sealBytes(key, `${ticketUid}/${place}`, bytes),
  openBytes: (place, kept) => openSealedBytes(key, `${ticketUid}/${place}`, kept),
})

/** A key of its own for a new discussion, of which the database only ever has the wrapping. */
export async function createSeal(platform: Platform, db: Database, ticketUid: string): Promise<Seal> {
  await lockWrapping(db, 'shared')
  const master = await currentMasterKey(platform, db)
  const key = randomBytes(keyBytes)
  await insertDiscussionKey(db, wrapKey(master, ticketUid, key))
  return sealOf(ticketUid, key)
}

/** The seals of many discussions, in one query. @throws 503 */
export async function sealsOf(
  platform: Platform,
  db: Database,
  ticketUids: readonly string[],
): Promise<(ticketUid: string) => Seal> {
  const seals = new Map<string, Seal>()
  for (const row of await findDiscussionKeys(db, ticketUids)) {
    seals.set(row.ticketUid, sealOf(row.ticketUid, await unwrapKey(platform, row)))
  }
  return (ticketUid) => {
    const found = seals.get(ticketUid)
    if (!found) throw keyUnavailable(`the discussion ${ticketUid} has no key`)
    return found
  }
}
