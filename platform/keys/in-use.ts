import path from 'node:path'
import type { Database } from '../database/index.ts'
import type { OpenedPlatform } from '../index.ts'
import type { Module } from '../module.ts'
import { missingKeys } from './index.ts'

export const keyFile = (dataDir: string): string => path.join(dataDir, 'keys', 'coaching.key')

/** Identifiers of the master keys that wrap data in the database. */
export async function keysInUse(db: Database, modules: readonly Module[]): Promise<string[]> {
  const ids = await Promise.all(modules.map((module) => module.keysInUse?.(db) ?? []))
  return ids.flat()
}

/** Tells whether this process can read all encrypted data. Logs one line when that changes, with the keys to restore. */
export function watchKeys(platform: OpenedPlatform, modules: readonly Module[]): () => Promise<boolean> {
  const { config, db, keyring, log } = platform
  let complete = true

  return async () => {
    const missing = await missingKeys(keyring, await keysInUse(db, modules))
    const wasComplete = complete
    complete = missing.length === 0
    if (complete === wasComplete) return complete
    const place = config.coachingKey ? 'COACHING_KEY' : keyFile(config.dataDir)
    if (complete) log.info({ place }, 'the key of the coaching discussions is back')
    else {
      log.error(
        { missing, place },
        `the key of the coaching discussions is missing: bring ${place} back from a backup; until then discussions answer 503`,
      )
    }
    return complete
  }
}
