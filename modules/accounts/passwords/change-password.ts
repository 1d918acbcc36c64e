import type { Database } from '../../../platform/database/index.ts'
import { forbidden } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { confirmByPassword } from '../confirmation/confirm-owner.ts'
import { isOwnAccount } from '../policy.ts'
import type { Device } from '../sign-in/device.ts'
import { hashPassword } from './password-hash.ts'
import { refuseLeakedPassword } from './refuse-leaked.ts'
import { setPassword } from './set-password.ts'

export interface PasswordChange {
  uid: string
  oldPassword: string
  newPassword: string
  /** client address, for rate limiting */
  address: string
  device: Device
}

/**
 * Checks a password change, which ends every other session of the user.
 * @returns a function that writes the change in the caller's transaction
 * @throws 403 another user's account; 400 the old password is wrong or was replaced meanwhile, or the new one is
 * leaked; 429 too many tries
 */
export async function preparePasswordChange(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer' | 'services'>,
  db: Database,
  viewer: Viewer,
  change: PasswordChange,
): Promise<(db: Database) => Promise<void>> {
  if (!isOwnAccount(viewer, change.uid)) throw forbidden()
  await refuseLeakedPassword(platform, change.newPassword, 'newPassword')
  const given = { password: change.oldPassword, address: change.address, property: 'oldPassword' }
  const spendProof = await confirmByPassword(platform, db, viewer, given)
  const passwordHash = await hashPassword(change.newPassword)
  const { uid, identifier: email, sid: currentSid } = viewer
  const { device } = change
  return (db) =>
    db.transaction(async (db) => {
      // Only the first of several requests with the same old password changes it.
      await spendProof(db)
      await setPassword(platform, db, { uid, email, passwordHash, currentSid, kind: 'passwordChanged', device })
    })
}
