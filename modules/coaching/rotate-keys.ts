import { ConfigError } from '../../platform/config/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { type MasterKey, missingKeys } from '../../platform/keys/index.ts'
import { unwrapKey, wrapKey } from './discussion-cipher.ts'
import { currentMasterKey } from './master-key.ts'
import { findMasterKeysInUse, insertMasterKey, lockWrapping, saveWrapping, takeKeysOfOthers } from './queries.ts'

const batch = 200

async function rewrapSome(platform: OpenedPlatform, db: Database, master: MasterKey): Promise<number> {
  const rows = await takeKeysOfOthers(db, master.id, batch)
  for (const row of rows) {
    await saveWrapping(db, wrapKey(master, row.ticketUid, await unwrapKey(platform, row)))
  }
  return rows.length
}

/**
 * Wraps the keys of all discussions again while the server runs: with a new key in DATA_DIR, or with the first of
 * COACHING_KEY. Messages are not re-encrypted; afterwards the former master key is needed only for older backups.
 * @returns how many keys were wrapped again
 * @throws ConfigError when a master key is missing: nothing is written then
 */
export async function rotateCoachingKeys(platform: OpenedPlatform): Promise<number> {
  const { db, config, keyring, clock } = platform
  const missing = await missingKeys(keyring, await findMasterKeysInUse(db))
  if (missing.length > 0) {
    const place = config.coachingKey ? 'COACHING_KEY' : 'DATA_DIR/keys/coaching.key'
    throw new ConfigError(`A key of the discussions is missing (${missing.join(', ')}): restore it in ${place}.`)
  }
  if (!config.coachingKey) {
    const fresh = await keyring.renew()
    await insertMasterKey(db, fresh.id, clock.now())
  }
  const master = await db.transaction(async (db) => {
    await lockWrapping(db, 'alone')
    return currentMasterKey(platform, db)
  })
  let total = 0
  for (let done = batch; done > 0; total += done) {
    done = await db.transaction((db) => rewrapSome(platform, db, master))
  }
  return total
}
