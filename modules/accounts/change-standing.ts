import type { Clock } from '../../platform/clock/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Role } from '../../platform/sessions/index.ts'
import { addRole, clearErasure, removeRole, setErasureDue, setSuspended } from './queries-users.ts'
import { deleteSessionsOf } from './sessions/queries-sessions.ts'

/**
 * The user's next response carries a token with the new role.
 * @returns whether it changed anything
 */
export function grantRole(db: Database, clock: Clock, uid: string, role: Role): Promise<boolean> {
  return addRole(db, uid, role, clock.now())
}

/**
 * Takes effect on the user's next call.
 * @returns whether it changed anything
 */
export function revokeRole(db: Database, clock: Clock, uid: string, role: Role): Promise<boolean> {
  return removeRole(db, uid, role, clock.now())
}

/**
 * Closes the user's sessions and prevents new ones.
 * @returns whether it changed anything
 */
export async function suspendUser(db: Database, clock: Clock, uid: string): Promise<boolean> {
  const changed = await setSuspended(db, uid, clock.now())
  await deleteSessionsOf(db, uid)
  return changed
}

/** @returns whether it changed anything */
export function restoreUser(db: Database, _clock: Clock, uid: string): Promise<boolean> {
  return setSuspended(db, uid, null)
}

/** Cancels an announced erasure: the user has a contract again. */
export async function cancelErasure(db: Database, uid: string): Promise<void> {
  await clearErasure(db, uid)
}

/**
 * Privacy erases the account after `dueAt`, once no paid period runs. If two requests exist, the earlier date counts.
 */
export async function requestErasure(db: Database, clock: Clock, uid: string, dueAt: Date): Promise<void> {
  await setErasureDue(db, uid, clock.now(), dueAt)
}
