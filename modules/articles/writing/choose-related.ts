import type { Database } from '../../../platform/database/index.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import { publishedUids } from './queries-uids.ts'

/** Without those that were deleted meanwhile. */
export async function stillRelated(db: Database, uids: readonly string[]): Promise<string[]> {
  const published = await publishedUids(db, uids)
  return uids.filter((uid) => published.has(uid))
}

/**
 * What an editor chose, without doubles and without the article itself. One that was chosen before and deleted meanwhile is left out: who
 * sends back what she received did nothing wrong. Only what was public once is admitted, because then its uid is fixed.
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
