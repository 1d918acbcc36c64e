import type { Database } from '../../platform/database/index.ts'
import { AppError } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { MasterKey } from '../../platform/keys/index.ts'
import { insertMasterKey, isKnownMasterKey, lockMasterKeys } from './queries.ts'

type KeyPlatform = Pick<Platform, 'keyring' | 'clock'>

/** Coaching rests, the rest of the house goes on: the operator has to bring the key. */
export function keyUnavailable(detail: string): AppError {
  return new AppError(503, 'not-ready', 'Les discussions sont momentanément indisponibles.', { detail })
}

async function holdsOneOf({ keyring }: KeyPlatform, ids: readonly string[]): Promise<boolean> {
  for (const id of ids) if (await keyring.find(id)) return true
  return false
}

/**
 * The key that new discussions are wrapped with. A process that started with a folder of its own, and so made a key
 * that the others do not have, would write what they cannot read: it is refused.
 * @throws 503
 */
export async function currentMasterKey(platform: KeyPlatform, db: Database): Promise<MasterKey> {
  const key = await platform.keyring.current()
  if (await isKnownMasterKey(db, key.id)) return key
  const known = await lockMasterKeys(db)
  if (known.length > 0 && !(await holdsOneOf(platform, known))) {
    throw keyUnavailable(`this process has the key ${key.id}, the house knows ${known.join(', ')}: set COACHING_KEY`)
  }
  await insertMasterKey(db, key.id, platform.clock.now())
  return key
}
