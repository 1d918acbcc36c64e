import type { Clock } from '../../platform/clock/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Role } from '../../platform/sessions/index.ts'
import { deleteSessionsOf } from './queries-sessions.ts'
import { addRole, clearErasure, removeRole, setErasureDue, setSuspended } from './queries-users.ts'

/** Her next answer carries a token that says so. @returns whether it changed anything */
export function grantRole(db: Database, clock: Clock, uid: string, role: Role): Promise<boolean> {
  return addRole(db, uid, role, clock.now())
}

/** Counts from her next call on. @returns whether it changed anything */
export function revokeRole(db: Database, clock: Clock, uid: string, role: Role): Promise<boolean> {
  return removeRole(db, uid, role, clock.now())
}

/** Her sessions end, and none opens. @returns whether it changed anything */
export async function suspendUser(db: Database, clock: Clock, uid: string): Promise<boolean> {
  const changed = await setSuspended(db, uid, clock.now())
  await deleteSessionsOf(db, uid)
  return changed
}

/** @returns whether it changed anything */
export function restoreUser(db: Database, _clock: Clock, uid: string): Promise<boolean> {
  return setSuspended(db, uid, null)
}

/** She has a contract again: what an earlier one's end had announced does not happen. */
export async function cancelErasure(db: Database, uid: string): Promise<void> {
  await clearErasure(db, uid)
}

/** Privacy erases her once that moment has come and no paid period runs; of two wishes the earlier counts. */
export async function requestErasure(db: Database, clock: Clock, uid: string, dueAt: Date): Promise<void> {
  await setErasureDue(db, uid, clock.now(), dueAt)
}
