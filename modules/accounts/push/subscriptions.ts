import { ECDH, randomUUIDv7 } from 'node:crypto'
import type { PushSubscription } from '../../../contracts/accounts/push.ts'
import { messages } from '../../../contracts/messages.ts'
import type { Database } from '../../../platform/database/index.ts'
import { invalid, notFound, unauthorized, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { deleteDevice, storeDevice } from './queries-push.ts'

/** Tells whether the key is a point on the curve: otherwise encrypting every push would fail. */
function isOnCurve(publicKey: string): boolean {
  try {
    ECDH.convertKey(publicKey, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

/** @throws 400 for an invalid key; 401 once the session is closed */
export async function addDevice(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  { uid: userUid, sid }: Viewer,
  { endpoint, keys: { p256dh, auth } }: PushSubscription,
): Promise<{ uid: string }> {
  if (!isOnCurve(p256dh)) throw invalid([violation('keys.p256dh', messages.invalid)])
  const uid = randomUUIDv7()
  const device = { uid, sid, userUid, endpoint, p256dh, auth, createdAt: clock.now(), notifiedAt: null }
  if (!(await db.transaction((db) => storeDevice(db, device)))) throw unauthorized()
  return { uid }
}

/** @throws 404 */
export async function removeDevice(db: Database, viewer: Viewer, uid: string): Promise<void> {
  if (!(await deleteDevice(db, uid, viewer.uid))) throw notFound('Cet appareil n’est déjà plus prévenu.')
}
