import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { sessions } from '../tables.ts'
import { pushSubscriptions } from '../tables-notifications.ts'

export type PushDevice = typeof pushSubscriptions.$inferSelect

/**
 * Replaces the subscriptions of this session, and of this device in another session. Locks the session, so that simultaneous requests
 * follow each other.
 * @returns false once the session is closed
 */
export async function storeDevice(db: Database, device: PushDevice): Promise<boolean> {
  const { sid, endpoint } = pushSubscriptions
  const session = await db.select().from(sessions).where(eq(sessions.sid, device.sid)).for('no key update')
  if (session.length === 0) return false
  await db.delete(pushSubscriptions).where(or(eq(sid, device.sid), eq(endpoint, device.endpoint)))
  await db.insert(pushSubscriptions).values(device).onConflictDoUpdate({ target: endpoint, set: device })
  return true
}

export async function findDevice(db: Database, uid: string): Promise<PushDevice | undefined> {
  const [device] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.uid, uid))
  return device
}

export function listDevices(db: Database, userUid: string): Promise<PushDevice[]> {
  return db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userUid, userUid))
}

/** The person's devices that display a notice. */
export function listNotifiedDevices(db: Database, userUid: string): Promise<Pick<PushDevice, 'uid'>[]> {
  return db
    .select({ uid: pushSubscriptions.uid })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userUid, userUid), isNotNull(pushSubscriptions.notifiedAt)))
}

export async function setDeviceNotified(db: Database, uid: string, at: Date): Promise<void> {
  const { notifiedAt } = pushSubscriptions
  await db
    .update(pushSubscriptions)
    .set({ notifiedAt: at })
    .where(and(eq(pushSubscriptions.uid, uid), isNull(notifiedAt)))
}

export async function clearDeviceNotified(db: Database, uid: string): Promise<void> {
  await db.update(pushSubscriptions).set({ notifiedAt: null }).where(eq(pushSubscriptions.uid, uid))
}

/** @returns whether the device belonged to that person */
export async function deleteDevice(db: Database, uid: string, userUid: string): Promise<boolean> {
  const owned = and(eq(pushSubscriptions.uid, uid), eq(pushSubscriptions.userUid, userUid))
  return (await db.delete(pushSubscriptions).where(owned).returning({ uid: pushSubscriptions.uid })).length > 0
}
