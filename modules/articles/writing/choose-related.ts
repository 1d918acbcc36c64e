import type { Database } from '../../../platform/database/index.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import { findOncePublishedUids } from './queries-uids.ts'

export async function dropDeletedRelated(db: Database, uids: readonly string[]): Promise<string[]> {
  const published = await findOncePublishedUids(db, uids)
  return uids.filter((uid) => published.has(uid))
}

/**
 * Checks an editor's choice, and removes duplicates and the article itself. Drops earlier choices that were deleted meanwhile, because
 * clients send them back. Other articles must have been public once: until then an edit can change their uid.
 * @throws 400 for any other article
 */
export async function validateRelated(
  db: Database,
  wanted: readonly string[],
  before: readonly string[] | undefined = [],
  itself?: string,
): Promise<string[]> {
  const uids = [...new Set(wanted)].filter((uid) => uid !== itself)
  const kept = await dropDeletedRelated(db, uids)
  const unknown = uids.filter((uid) => !kept.includes(uid) && !before.includes(uid))
  if (unknown.length > 0) throw invalid([violation('related', `Inconnu\u00a0: ${unknown.join(', ')}.`)])
  return kept
}
