import type { Database } from '../../platform/database/index.ts'
import { deleteUser } from './queries-users.ts'
import { forgiveAccount } from './throttle.ts'
import type { User } from './user.ts'

/** Her sessions, consents, links and codes go with her; audit lines name her uid alone and stay. */
export async function eraseAccount(db: Database, user: User): Promise<void> {
  await forgiveAccount(db, user.email)
  await deleteUser(db, user.uid)
}
