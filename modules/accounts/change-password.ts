import type { Database } from '../../platform/database/index.ts'
import { forbidden, invalid, violation } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { confirmPassword, isStillPassword } from './check-password.ts'
import type { Device } from './device.ts'
import { hashPassword } from './password-hash.ts'
import { refuseLeakedPassword } from './passwords/refuse-leaked.ts'
import { isOneself } from './policy.ts'
import { setPassword } from './set-password.ts'

export interface PasswordChange {
  uid: string
  oldPassword: string
  newPassword: string
  /** whence, for throttling */
  address: string
  device: Device
}

const wrongPassword = () => invalid([violation('oldPassword', 'Le mot de passe actuel est incorrect.')])

/**
 * Every other session of hers ends.
 * @returns what writes it, in a transaction of the caller's
 * @throws 403 not oneself; 400 the old one is wrong, or not the old one any more, or the new one is leaked; 429 tried too often
 */
export async function preparePasswordChange(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer' | 'services'>,
  db: Database,
  viewer: Viewer,
  change: PasswordChange,
): Promise<(db: Database) => Promise<void>> {
  if (!isOneself(viewer, change.uid)) throw forbidden()
  await refuseLeakedPassword(platform, change.newPassword, 'newPassword')
  const comparedHash = await confirmPassword(platform, db, viewer, change.oldPassword, change.address)
  if (comparedHash === undefined) throw wrongPassword()
  const passwordHash = await hashPassword(change.newPassword)
  const { uid, identifier: email, sid: currentSid } = viewer
  const { device } = change
  return (db) =>
    db.transaction(async (db) => {
      // Of several sent at once with the same old password, the first one ends it.
      if (!(await isStillPassword(db, uid, comparedHash))) throw wrongPassword()
      await setPassword(platform, db, { uid, email, passwordHash, currentSid, byLink: false, device })
    })
}
