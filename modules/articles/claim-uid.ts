import { messages } from '../../contracts/messages.ts'
import type { Database } from '../../platform/database/index.ts'
import { conflict, violation } from '../../platform/errors/index.ts'
import { type SluggedTable, takenUids } from './queries-uids.ts'
import { numberedSlug, slugOf } from './slug.ts'

export interface WantedUid {
  table: SluggedTable
  /** asked for by name: then no other will do */
  uid?: string | undefined
  /** the title or name it is made from otherwise */
  text: string
  /** where the text has no letter of ours */
  fallback: string
}

export const takenUid = () => conflict([violation('uid', messages.duplicate, 'duplicate')])

const probed = 50

/**
 * Inserts under the uid asked for, or under the first free one of `slug`, `slug-2`, …
 * @param insert answers false where that uid was taken in the meantime
 * @throws 409, violation `uid` / `duplicate`, where the one asked for is taken
 */
export async function insertUnderUid(
  db: Database,
  { table, uid, text, fallback }: WantedUid,
  insert: (uid: string) => Promise<boolean>,
): Promise<string> {
  if (uid !== undefined) {
    if (!(await insert(uid))) throw takenUid()
    return uid
  }
  const slug = slugOf(text, fallback)
  for (let first = 1; ; first += probed) {
    const candidates = Array.from({ length: probed }, (_, index) => numberedSlug(slug, first + index))
    const taken = await takenUids(db, table, candidates)
    for (const candidate of candidates) {
      if (!taken.has(candidate) && (await insert(candidate))) return candidate
    }
  }
}
