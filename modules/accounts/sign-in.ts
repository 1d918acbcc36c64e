import type { Credentials } from '../../contracts/session.ts'
import { type AppError, forbidden, tooMany, unauthorized } from '../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { throughPasswordGate } from './check-password.ts'
import { type Device, deviceOf } from './device.ts'
import { matchesHash, matchNobody } from './password-hash.ts'
import { type Attempt, insertFailure, lockAttempt } from './queries-failures.ts'
import { findSecondFactor } from './queries-second-factor.ts'
import { findCredentials, lockPasswordHash } from './queries-users.ts'
import { provesSecondFactor } from './second-factor.ts'
import { openSession } from './session.ts'
import { attemptOf, readThrottle, type Throttle } from './throttle.ts'

type Account = NonNullable<Awaited<ReturnType<typeof findCredentials>>>

export interface Caller {
  address: string
  userAgent: string | undefined
}

interface Trial {
  attempt: Attempt
  account: Account | undefined
  otp: string | undefined
  throttle: Throttle
}

const wrongCredentials = () => unauthorized('Adresse e-mail ou mot de passe incorrect.', 'wrong-credentials')

const secondFactorMissing = () =>
  unauthorized('Saisissez le code de votre application d’authentification.', 'second-factor')

const secondFactorWrong = () =>
  unauthorized('Ce code n’est pas valable. Attendez le suivant et réessayez.', 'second-factor')

const suspended = () =>
  forbidden('Ce compte est suspendu. Contactez le service client pour en savoir plus.', 'suspended')

/** Counted one after the other: of many sent at once, exactly those within the limit are answered. */
function countFailure(
  platform: OpenedPlatform,
  { attempt, account }: Trial,
  kind: 'password' | 'otp',
): Promise<Throttle> {
  const now = platform.clock.now()
  return platform.db.transaction(async (db) => {
    await lockAttempt(db, attempt)
    await insertFailure(db, attempt, kind, now)
    return readThrottle(db, attempt, now, { resetAt: account?.resetAt, failed: true })
  })
}

async function fail(platform: OpenedPlatform, trial: Trial, kind: 'password' | 'otp', error: AppError): Promise<never> {
  const { passwordSeconds } = await countFailure(platform, trial, kind)
  throw passwordSeconds > 0 ? tooMany(passwordSeconds) : error
}

/**
 * Where guessing has closed the account, its owner is still let in by her second factor, which is looked at before the
 * password: neither costs a hash to those who have none.
 */
async function proveWhileClosed(platform: OpenedPlatform, { attempt, account, otp, throttle }: Trial): Promise<void> {
  const { db, clock, config } = platform
  const seconds = Math.max(throttle.passwordSeconds, throttle.otpSeconds)
  if (!account || otp === undefined || config.demo) throw tooMany(seconds)
  if (throttle.otpSeconds > 0) throw tooMany(seconds)
  if (await provesSecondFactor(platform, db, account.uid, otp)) return
  await insertFailure(db, attempt, 'otp', clock.now())
  throw tooMany(seconds)
}

/** @returns whether the session has proved a second factor; false for those who have none, and in the demo house */
async function proveSecondFactor(platform: OpenedPlatform, account: Account, trial: Trial): Promise<boolean> {
  const { db, config } = platform
  if (config.demo || !(await findSecondFactor(db, account.uid))?.secret) return false
  if (trial.otp === undefined) throw secondFactorMissing()
  if (trial.throttle.otpSeconds > 0) throw tooMany(trial.throttle.otpSeconds)
  if (await provesSecondFactor(platform, db, account.uid, trial.otp)) return true
  return fail(platform, trial, 'otp', secondFactorWrong())
}

/** Guesses that ended while this one was being hashed count against it, or many at once would all be answered. */
async function refuseIfClosedMeanwhile(platform: OpenedPlatform, { attempt, account }: Trial): Promise<void> {
  const reading = { resetAt: account?.resetAt }
  const { passwordSeconds } = await readThrottle(platform.db, attempt, platform.clock.now(), reading)
  if (passwordSeconds > 0) throw tooMany(passwordSeconds)
}

/** A password that was changed while the old one was being hashed opens nothing. */
function openIfUnchanged(
  platform: OpenedPlatform,
  account: Account,
  session: { secondFactor: boolean; device: Device },
): Promise<string> {
  return platform.db.transaction(async (db) => {
    const hash = await lockPasswordHash(db, account.uid)
    if (hash !== account.passwordHash) throw wrongCredentials()
    return openSession(platform, db, account, session)
  })
}

async function admit(
  platform: OpenedPlatform,
  { identifier, password, otp }: Credentials,
  caller: Caller,
): Promise<string> {
  const { db, clock } = platform
  const attempt = attemptOf(identifier, caller.address)
  const account = await findCredentials(db, identifier)
  const throttle = await readThrottle(db, attempt, clock.now(), { resetAt: account?.resetAt })
  const trial: Trial = { attempt, account, otp, throttle }
  const closed = throttle.passwordSeconds > 0
  if (closed) await proveWhileClosed(platform, trial)
  const right = account ? await matchesHash(account.passwordHash, password) : await matchNobody(password)
  if (!account || !right) return fail(platform, trial, 'password', wrongCredentials())
  if (!closed) await refuseIfClosedMeanwhile(platform, trial)
  if (account.suspendedAt) throw suspended()
  const secondFactor = closed || (await proveSecondFactor(platform, account, trial))
  return openIfUnchanged(platform, account, { secondFactor, device: deviceOf(caller.userAgent) })
}

/**
 * @param caller the person, not the site that speaks for her
 * @returns the token of a new session
 * @throws 401 wrong, or without the second factor; 403 suspended; 429 throttled
 */
export function signIn(platform: OpenedPlatform, credentials: Credentials, caller: Caller): Promise<string> {
  return throughPasswordGate(() => admit(platform, credentials, caller))
}
