import type { Database } from '../../platform/database/index.ts'
import { forgiveAccount } from './queries-failures.ts'
import { deleteUser } from './queries-users.ts'
import { attemptOf } from './throttle.ts'
import type { User } from './user.ts'

/** Her sessions, consents, links and codes go with her; audit lines name her uid alone and stay. */
export async function eraseAccount(db: Database, user: User): Promise<void> {
  await forgiveAccount(db, attemptOf(user.email, '').account)
  await deleteUser(db, user.uid)
}
