import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { findUser } from './queries-users.ts'
import type { User } from './user.ts'

/**
 * Same as `findUser`, cached in memory until the user changes; only for reads.
 * @param db not a transaction: uncommitted data would be cached
 */
export function findKnownUser(
  { readers }: Pick<Platform, 'readers'>,
  db: Database,
  uid: string,
): Promise<User | undefined> {
  return readers.load(uid, 'user', () => findUser(db, uid))
}
