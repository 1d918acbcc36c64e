import type { Database } from '../../platform/database/index.ts'
import { AppError } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import { type MasterKey, missingKeys } from '../../platform/keys/index.ts'
import { findMasterKeysInUse, insertMasterKey, isKnownMasterKey, lockMasterKeys } from './queries.ts'

type KeyPlatform = Pick<Platform, 'keyring' | 'clock'>

/** Coaching is unavailable and the rest of the site works: the operator has to restore the key. */
export function keyUnavailableError(detail: string): AppError {
  return new AppError(503, 'not-ready', 'Les discussions sont momentanément indisponibles.', { detail })
}

/**
 * The key that wraps the keys of new discussions. Refuses a process with another DATA_DIR, which created a key of its
 * own: other processes could not decrypt what it writes.
 * @throws 503
 */
export async function currentMasterKey(platform: KeyPlatform, db: Database): Promise<MasterKey> {
  const key = await platform.keyring.current()
  if (await isKnownMasterKey(db, key.id)) return key
  await lockMasterKeys(db)
  const missing = await missingKeys(platform.keyring, await findMasterKeysInUse(db))
  if (missing.length > 0) {
    throw keyUnavailableError(
      `this process has the key ${key.id}, discussions need ${missing.join(', ')}: set COACHING_KEY`,
    )
  }
  await insertMasterKey(db, key.id, platform.clock.now())
  return key
}
