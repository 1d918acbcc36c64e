import type { OwnerProof } from '../../../contracts/accounts/confirmation.ts'
import type { Database } from '../../../platform/database/index.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { digestOfToken } from '../../../platform/keys/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { verifyMailedCode } from '../codes/proves-code.ts'
import { spendCode } from '../codes/queries-codes.ts'
import { countRefused, requireTryAllowed } from '../codes/refused-tries.ts'
import { recordSecurityEvent } from '../own-account/security-events.ts'
import { verifyPasskeyConfirmation } from '../passkeys/prove-passkey.ts'
import { confirmPassword, isStillPassword } from '../sign-in/check-password.ts'

type Parts = Pick<Platform, 'clock' | 'config' | 'fingerprintKey'>

export interface ProofOrigin {
  /** client address, for rate limiting */
  address: string
  /** secret of the browser that requested the code */
  browser: string | undefined
}

/** Spends the proof in the caller's transaction. @throws 400 the proof was spent or replaced meanwhile */
export type SpendProof = (db: Database) => Promise<void>

const wrongPassword = (property: string) => invalid([violation(property, 'Le mot de passe actuel est incorrect.')])
const wrongCode = () =>
  invalid([violation('code', 'Ce code n’est pas le bon, ou il n’est plus valable. Demandez-en un autre si besoin.')])
const wrongPasskey = () =>
  invalid([violation('passkey', 'Cette clé d’accès n’est pas reconnue ici. Demandez plutôt un code.')])

/** @param property name of the password in the request body */
export async function confirmByPassword(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  viewer: Viewer,
  { password, address, property = 'password' }: { password: string; address: string; property?: string },
): Promise<SpendProof> {
  const comparedHash = await confirmPassword(platform, db, viewer, password, address)
  if (comparedHash === undefined) throw wrongPassword(property)
  return async (db) => {
    if (!(await isStillPassword(db, viewer.uid, comparedHash))) throw wrongPassword(property)
  }
}

async function countAsRefused(platform: Parts, db: Database, { uid }: Viewer, address: string, by: 'code' | 'passkey') {
  await countRefused({ db, clock: platform.clock }, { address })
  await recordSecurityEvent(db, platform.clock, { kind: 'signInFailed', actor: null, userUid: uid, detail: { by } })
}

async function confirmByCode(
  platform: Parts,
  db: Database,
  viewer: Viewer,
  code: string,
  { address, browser }: ProofOrigin,
): Promise<SpendProof> {
  const browserHash = digestOfToken(browser ?? '')
  const given = { purpose: 'confirmation', browserHash, code } as const
  const codeHash = await verifyMailedCode({ ...platform, db }, viewer.uid, given)
  if (codeHash === undefined) {
    await countAsRefused(platform, db, viewer, address, 'code')
    throw wrongCode()
  }
  return async (db) => {
    if (!(await spendCode(db, browserHash, codeHash))) throw wrongCode()
  }
}

/** Spends the answer immediately: each answer is valid once. */
async function confirmByPasskey(
  platform: Parts,
  db: Database,
  viewer: Viewer,
  passkey: string,
  { address }: ProofOrigin,
): Promise<SpendProof> {
  if (!(await verifyPasskeyConfirmation(platform, db, viewer.uid, passkey))) {
    await countAsRefused(platform, db, viewer, address, 'passkey')
    throw wrongPasskey()
  }
  return async () => {}
}

/**
 * Checks that the account's owner is present before a sensitive action.
 * @param db not a transaction: a wrong proof must count although the action is refused
 * @throws 400 wrong, used or expired proof; 429 after too many
 */
export async function confirmOwner(
  platform: Parts,
  db: Database,
  viewer: Viewer,
  { password, code, passkey }: OwnerProof,
  origin: ProofOrigin,
): Promise<SpendProof> {
  if (password !== undefined) return confirmByPassword(platform, db, viewer, { password, address: origin.address })
  await requireTryAllowed({ db, clock: platform.clock }, origin)
  if (code !== undefined) return confirmByCode(platform, db, viewer, code, origin)
  return confirmByPasskey(platform, db, viewer, passkey ?? '', origin)
}
