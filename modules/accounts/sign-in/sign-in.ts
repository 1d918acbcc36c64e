import type { IncomingHttpHeaders } from 'node:http'
import { type Credentials, deviceHeader } from '../../../contracts/accounts/session.ts'
import type { Database } from '../../../platform/database/index.ts'
import { type AppError, forbidden, tooMany, unauthorized } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { type LimitUse, releaseHits, tryConsume } from '../../../platform/limits/index.ts'
import { recordSecurityEvent } from '../own-account/security-events.ts'
import { verifyPasskey } from '../passkeys/prove-passkey.ts'
import { matchesPassword } from '../passwords/password-hash.ts'
import { findCredentials, lockPasswordHash } from '../queries-users.ts'
import { mailRecoveryCodeUse } from '../second-factor/mail-recovery-code-use.ts'
import { hasSecondFactor } from '../second-factor/queries-second-factor.ts'
import { isRecoveryCode, verifySecondFactor } from '../second-factor/second-factor.ts'
import { openSession, type SessionOwner } from '../sessions/session.ts'
import { withPasswordSemaphore } from './check-password.ts'
import { type Device, deviceOf } from './device.ts'
import { createDeviceToken, type KnownDevice, readDeviceToken } from './device-token.ts'
import { recordFailure } from './record-failure.ts'
import { type Attempt, listSecondFactorUses, secondsUntilRetry } from './throttle.ts'

export type Account = NonNullable<Awaited<ReturnType<typeof findCredentials>>>

export interface Caller {
  address: string
  userAgent: string | undefined
  /** Device token that the browser stored after an earlier sign-in. */
  deviceToken?: string | undefined
}

export function callerOf({ ip, headers }: { ip: string; headers: IncomingHttpHeaders }): Caller {
  const deviceToken = headers[deviceHeader]
  return { address: ip, userAgent: headers['user-agent'], deviceToken: [deviceToken].flat()[0] }
}

export interface SignedIn {
  token: string
  /** lets this browser sign in while strangers' failures lock the account */
  deviceToken: string
}

/** Proof of a second factor: a code of an app, a recovery code, or a passkey's answer. */
type Proof = { otp: string } | { passkey: string }

export interface SignInCheck {
  attempt: Attempt
  account: Account | undefined
  proof: Proof | undefined
  device: Device
  known: KnownDevice | undefined
}

const wrongCredentials = () => unauthorized('Adresse e-mail ou mot de passe incorrect.', 'wrong-credentials')

const secondFactorMissing = () =>
  unauthorized('Saisissez le code de votre application d’authentification.', 'second-factor')

const secondFactorWrong = () =>
  unauthorized('Ce code ou cette clé n’est pas valable. Attendez le code suivant et réessayez.', 'second-factor')

export const accountSuspendedError = () =>
  forbidden('Ce compte est suspendu. Contactez le service client pour en savoir plus.', 'suspended')

const noteFailure = ({ db, clock }: OpenedPlatform, { attempt, account, device }: SignInCheck): Promise<number> =>
  recordFailure(db, clock, { attempt, userUid: account?.uid ?? null, device })

async function fail(platform: OpenedPlatform, trial: SignInCheck, error: AppError): Promise<never> {
  const seconds = await noteFailure(platform, trial)
  throw seconds > 0 ? tooMany(seconds) : error
}

/** Counts the proof before comparing it, so that simultaneous proofs cannot exceed the limit. @throws 429 after too many wrong proofs */
async function provesWith(
  platform: OpenedPlatform,
  account: Account,
  proof: Proof,
  uses: readonly LimitUse[],
): Promise<boolean> {
  const { db, clock } = platform
  const { hits, refused } = await tryConsume(db, clock, ...uses)
  if (refused) throw tooMany(refused.retryAfter)
  const right = await ('passkey' in proof
    ? verifyPasskey(platform, db, account.uid, proof.passkey)
    : verifySecondFactor(platform, db, account.uid, proof.otp))
  if (right) await releaseHits(db, hits)
  return right
}

/**
 * Lets the owner sign in with a second factor while strangers' guesses lock the account. Checked before the password: without a second
 * factor, no hash is computed.
 */
async function proveWhileClosed(platform: OpenedPlatform, trial: SignInCheck, seconds: number): Promise<void> {
  const { account, attempt, proof } = trial
  if (!account || proof === undefined || platform.config.demo) throw tooMany(seconds)
  if (await provesWith(platform, account, proof, listSecondFactorUses(attempt, false))) return
  await noteFailure(platform, trial)
  throw tooMany(seconds)
}

/** @returns whether a second factor was proved; false if the account has none, and in the demo */
export async function checkSecondFactor(
  platform: OpenedPlatform,
  account: Account,
  trial: SignInCheck,
): Promise<boolean> {
  const { db, config } = platform
  if (config.demo || !(await hasSecondFactor(db, account.uid))) return false
  if (trial.proof === undefined) throw secondFactorMissing()
  if (await provesWith(platform, account, trial.proof, listSecondFactorUses(trial.attempt, true))) return true
  return fail(platform, trial, secondFactorWrong())
}

/** Refuses if other guesses closed the throttle while this one was hashed: otherwise many simultaneous guesses would be answered. */
async function refuseIfClosedMeanwhile({ db, clock }: OpenedPlatform, { attempt }: SignInCheck): Promise<void> {
  const seconds = await secondsUntilRetry(db, clock, attempt)
  if (seconds > 0) throw tooMany(seconds)
}

export interface ProvedSignIn extends Pick<SignInCheck, 'proof' | 'device' | 'known'> {
  secondFactor: boolean
  /** what replaced the password */
  by?: 'code' | 'passkey' | 'registration'
}

/** Opens the session in the caller's transaction, after all proofs. */
export async function completeSignIn(
  platform: OpenedPlatform,
  db: Database,
  account: SessionOwner,
  { proof, device, known, secondFactor, by }: ProvedSignIn,
): Promise<SignedIn> {
  const { uid } = account
  const detail = { knownDevice: known !== undefined, secondFactor, ...(by ? { by } : {}) }
  await recordSecurityEvent(db, platform.clock, { kind: 'signIn', actor: uid, userUid: uid, device, detail })
  // Only if the code was checked: the demo ignores codes.
  const byRecoveryCode = secondFactor && proof && 'otp' in proof && isRecoveryCode(proof.otp)
  if (byRecoveryCode) await mailRecoveryCodeUse(platform, db, account, device)
  const token = await openSession(platform, db, account, { secondFactor, device })
  return { token, deviceToken: createDeviceToken(platform, uid, known) }
}

/** Opens no session if the password was changed while the old one was hashed. */
function openIfUnchanged(
  platform: OpenedPlatform,
  account: Account,
  trial: SignInCheck,
  secondFactor: boolean,
): Promise<SignedIn> {
  return platform.db.transaction(async (db) => {
    const hash = await lockPasswordHash(db, account.uid)
    if (hash !== account.passwordHash) throw wrongCredentials()
    return completeSignIn(platform, db, account, { ...trial, secondFactor })
  })
}

export function createSignInCheck(
  platform: OpenedPlatform,
  account: Account | undefined,
  { identifier, otp, passkey }: Pick<Credentials, 'identifier' | 'otp' | 'passkey'>,
  { address, userAgent, deviceToken }: Caller,
): SignInCheck {
  const known = account && readDeviceToken(platform, account.uid, deviceToken)
  const attempt = { identifier, address, resetAt: account?.resetAt, known: known?.id }
  const code = otp === undefined ? undefined : { otp }
  const proof = passkey === undefined ? code : { passkey }
  return { attempt, account, proof, device: deviceOf(userAgent), known }
}

async function admit(platform: OpenedPlatform, credentials: Credentials, caller: Caller): Promise<SignedIn> {
  const { db, clock } = platform
  const { password } = credentials
  const account = await findCredentials(db, credentials.identifier)
  const trial = createSignInCheck(platform, account, credentials, caller)
  const seconds = await secondsUntilRetry(db, clock, trial.attempt)
  const closed = seconds > 0
  if (closed) await proveWhileClosed(platform, trial, seconds)
  const right = await matchesPassword(account?.passwordHash, password)
  if (!account || !right) return fail(platform, trial, wrongCredentials())
  if (!closed) await refuseIfClosedMeanwhile(platform, trial)
  if (account.suspendedAt) throw accountSuspendedError()
  const secondFactor = closed || (await checkSecondFactor(platform, account, trial))
  return openIfUnchanged(platform, account, trial, secondFactor)
}

/**
 * @param caller the person, not the site that calls on their behalf
 * @returns the token of a new session, and the token by which the browser is known from now on
 * @throws 401 wrong password, or the second factor is missing; 403 suspended; 429 throttled
 */
export function signIn(platform: OpenedPlatform, credentials: Credentials, caller: Caller): Promise<SignedIn> {
  return withPasswordSemaphore(() => admit(platform, credentials, caller))
}
