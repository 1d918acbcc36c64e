import type { SignInWays } from '../../../contracts/accounts/confirmation.ts'
import type { Database } from '../../../platform/database/index.ts'
import { forbidden } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { listPasskeyRows } from '../passkeys/queries-passkeys.ts'
import { isOwnAccount } from '../policy.ts'
import { findPasswordHash } from '../queries-users.ts'

/** @throws 403 for another user's account */
export async function getSignInWays(db: Database, viewer: Viewer, uid: string): Promise<SignInWays> {
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  const hash = await findPasswordHash(db, uid)
  const passkeys = await listPasskeyRows(db, uid)
  return { password: hash !== null, passkey: passkeys.length > 0 }
}
