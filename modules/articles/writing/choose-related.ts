import type { Database } from '../../../platform/database/index.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import { publishedUids } from './queries-uids.ts'

/** Leaves out articles that were deleted meanwhile. */
export async function stillRelated(db: Database, uids: readonly string[]): Promise<string[]> {
  const published = await publishedUids(db, uids)
  return uids.filter((uid) => published.has(uid))
}

/**
 * Checks an editor's choice, without doubles and the article itself.
 * An earlier choice that was deleted meanwhile is left out: the client sent back what it had received.
 * Only articles that were public once are accepted: their uid is fixed.
 * @throws 400 for another one
 */
export async function chosenRelated(
  db: Database,
  wanted: readonly string[],
  before: readonly string[] | undefined = [],
  itself?: string,
): Promise<string[]> {
  const uids = [...new Set(wanted)].filter((uid) => uid !== itself)
  const kept = await stillRelated(db, uids)
  const unknown = uids.filter((uid) => !kept.includes(uid) && !before.includes(uid))
  if (unknown.length > 0) throw invalid([violation('related', `Inconnu\u00a0: ${unknown.join(', ')}.`)])
  return kept
}
