import { unauthorized } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { countRefused, requireTryAllowed } from '../codes/refused-tries.ts'
import { findCredentialsOf } from '../queries-users.ts'
import { deviceOf } from '../sign-in/device.ts'
import { readDeviceToken } from '../sign-in/device-token.ts'
import { accountSuspendedError, type Caller, completeSignIn, type SignedIn } from '../sign-in/sign-in.ts'
import { identifyPasskeyOwner } from './prove-passkey.ts'

const uselessPasskey = () =>
  unauthorized('Cette clé d’accès n’est pas reconnue ici. Connectez-vous autrement.', 'wrong-credentials')

/**
 * Signs in with a passkey alone: the user possesses the device, and the device verified its user. These are two factors, also for staff.
 * @throws 401 the response is invalid; 403 suspended; 429 too many refused attempts from that network
 */
export async function signInWithPasskey(platform: OpenedPlatform, response: string, caller: Caller): Promise<SignedIn> {
  const { db, config } = platform
  await requireTryAllowed(platform, caller)
  const uid = await identifyPasskeyOwner(platform, db, response)
  const account = uid === undefined ? undefined : await findCredentialsOf(db, uid)
  if (!account) {
    await countRefused(platform, caller)
    throw uselessPasskey()
  }
  if (account.suspendedAt) throw accountSuspendedError()
  const proved = {
    proof: undefined,
    device: deviceOf(caller.userAgent),
    known: readDeviceToken(platform, account.uid, caller.deviceToken),
    secondFactor: !config.demo,
    by: 'passkey',
  } as const
  return db.transaction((db) => completeSignIn(platform, db, account, proved))
}
