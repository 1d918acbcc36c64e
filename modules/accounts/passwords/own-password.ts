import type { OwnerProof } from '../../../contracts/accounts/confirmation.ts'
import type { Database } from '../../../platform/database/index.ts'
import { forbidden } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { confirmOwner, type ProofOrigin } from '../confirmation/confirm-owner.ts'
import { isOwnAccount } from '../policy.ts'
import { lockPasswordHash } from '../queries-users.ts'
import type { Device } from '../sign-in/device.ts'
import { hashPassword } from './password-hash.ts'
import { refuseLeakedPassword } from './refuse-leaked.ts'
import { setPassword } from './set-password.ts'

export interface OwnPasswordChange {
  uid: string
  /** absent: the password is removed */
  newPassword?: string
  proof: OwnerProof
  origin: ProofOrigin
  device: Device
}

/**
 * Sets or removes a password, which ends every other session of the user. Staff may remove theirs too: a mailed code and the second factor
 * are still two factors.
 * @returns a function that writes it in the caller's transaction
 * @throws 403 another user's account; 400 the proof is wrong, or the new password is leaked; 429 too many tries
 */
export async function prepareOwnPassword(
  platform: Pick<Platform, 'clock' | 'config' | 'fingerprintKey' | 'mailer' | 'services'>,
  db: Database,
  viewer: Viewer,
  { uid, newPassword, proof, origin, device }: OwnPasswordChange,
): Promise<(db: Database) => Promise<void>> {
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  if (newPassword !== undefined) await refuseLeakedPassword(platform, newPassword, 'newPassword')
  const spendProof = await confirmOwner(platform, db, viewer, proof, origin)
  const passwordHash = newPassword === undefined ? null : await hashPassword(newPassword)
  const { identifier: email, sid: currentSid } = viewer
  return (db) =>
    db.transaction(async (db) => {
      await spendProof(db)
      const former = await lockPasswordHash(db, uid)
      if (passwordHash === null && former === null) return
      const kind = passwordHash === null ? 'passwordRemoved' : former === null ? 'passwordSet' : 'passwordChanged'
      await setPassword(platform, db, { uid, email, passwordHash, currentSid, kind, device })
    })
}
