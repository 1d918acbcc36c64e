import { messages } from '../../../contracts/messages.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, violation } from '../../../platform/errors/index.ts'
import { findTakenUids, type SluggedTable } from './queries-uids.ts'
import { numberedSlug, slugOf } from './slug.ts'

export interface WantedUid {
  table: SluggedTable
  /** requested explicitly: no other uid is tried */
  uid?: string | undefined
  /** the title or name that otherwise supplies the uid */
  text: string
  /** used when the text has no character that slugs allow */
  fallback: string
}

export const uidTakenError = () => conflict([violation('uid', messages.duplicate, 'duplicate')])

const probed = 50

/**
 * Inserts under the requested uid, or under the first free one of `slug`, `slug-2`, …
 * @param insert returns false when that uid was taken in the meantime
 * @throws 409, violation `uid` / `duplicate`, when the requested uid is taken
 */
export async function insertUnderUid(
  db: Database,
  { table, uid, text, fallback }: WantedUid,
  insert: (uid: string) => Promise<boolean>,
): Promise<string> {
  if (uid !== undefined) {
    if (!(await insert(uid))) throw uidTakenError()
    return uid
  }
  const slug = slugOf(text, fallback)
  for (let first = 1; ; first += probed) {
    const candidates = Array.from({ length: probed }, (_, index) => numberedSlug(slug, first + index))
    const taken = await findTakenUids(db, table, candidates)
    for (const candidate of candidates) {
      if (!taken.has(candidate) && (await insert(candidate))) return candidate
    }
  }
}
