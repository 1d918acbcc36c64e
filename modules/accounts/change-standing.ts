import type { Clock } from '../../platform/clock/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Role } from '../../platform/sessions/index.ts'
import { addRole, removeRole, setErasureDue, setSuspended } from './queries-users.ts'
import { closeSessions } from './sessions/queries-sessions.ts'

/**
 * The user's next response carries a token with the new role.
 * @returns false if the user already had the role
 */
export function grantRole(db: Database, clock: Clock, uid: string, role: Role): Promise<boolean> {
  return addRole(db, uid, role, clock.now())
}

/**
 * Takes effect on the user's next call.
 * @returns false if the user did not have the role
 */
export function revokeRole(db: Database, clock: Clock, uid: string, role: Role): Promise<boolean> {
  return removeRole(db, uid, role, clock.now())
}

/**
 * Closes the user's sessions and prevents new ones.
 * @returns false if the user was already suspended
 */
export async function suspendUser(db: Database, clock: Clock, uid: string): Promise<boolean> {
  const changed = await setSuspended(db, uid, clock.now())
  await closeSessions(db, uid)
  return changed
}

/** @returns false if the user was not suspended */
export function restoreUser(db: Database, uid: string): Promise<boolean> {
  return setSuspended(db, uid, null)
}

/**
 * The privacy module erases the account after `dueAt`, once no paid period runs. If two requests exist, the earlier date counts.
 */
export async function requestErasure(db: Database, clock: Clock, uid: string, dueAt: Date): Promise<void> {
  await setErasureDue(db, uid, clock.now(), dueAt)
}
