import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { findUser } from './queries-users.ts'
import type { User } from './user.ts'

/**
 * As findUser, kept in memory until she changes: for what only reads.
 * @param db no transaction: what it has not committed would be remembered
 */
export function findKnownUser(
  { readers }: Pick<Platform, 'readers'>,
  db: Database,
  uid: string,
): Promise<User | undefined> {
  return readers.load(uid, 'user', () => findUser(db, uid))
}
