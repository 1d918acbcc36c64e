import type { CodeCredentials } from '../../../contracts/accounts/sign-in-codes.ts'
import { unauthorized } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { digestOfToken } from '../../../platform/keys/index.ts'
import { proveEmail } from '../email/prove-email.ts'
import { recordSecurityEvent } from '../own-account/security-events.ts'
import { findCredentials } from '../queries-users.ts'
import {
  type Account,
  accountSuspendedError,
  type Caller,
  checkSecondFactor,
  completeSignIn,
  createSignInCheck,
  type SignedIn,
} from '../sign-in/sign-in.ts'
import { verifyMailedCode } from './proves-code.ts'
import { spendCode, uncountTry } from './queries-codes.ts'
import { countRefused, requireTryAllowed } from './refused-tries.ts'

const wrongCode = () =>
  unauthorized(
    'Ce code n’est pas le bon, ou il n’est plus valable. Demandez-en un autre si besoin.',
    'wrong-credentials',
  )

async function refuse(platform: OpenedPlatform, account: Account | undefined, caller: Caller): Promise<never> {
  const { db, clock } = platform
  await countRefused(platform, caller)
  const detail = { by: 'code' }
  await recordSecurityEvent(db, clock, { kind: 'signInFailed', actor: null, userUid: account?.uid ?? null, detail })
  throw wrongCode()
}

/**
 * @param browser secret of the browser that requested the code
 * @returns the token of a new session, and the token that identifies the browser from now on
 * @throws 401 wrong, used or expired code, another browser, or a missing second factor; 403 suspended; 429 throttled
 */
export async function signInWithCode(
  platform: OpenedPlatform,
  credentials: CodeCredentials,
  caller: Caller,
  browser: string | undefined,
): Promise<SignedIn> {
  const { db } = platform
  await requireTryAllowed(platform, caller)
  const account = await findCredentials(db, credentials.identifier)
  const browserHash = digestOfToken(browser ?? '')
  const given = { purpose: 'signIn', browserHash, code: credentials.code } as const
  const codeHash = await verifyMailedCode(platform, account?.uid, given)
  if (!account || !codeHash) return refuse(platform, account, caller)
  if (account.suspendedAt) throw accountSuspendedError()
  const trial = createSignInCheck(platform, account, credentials, caller)
  // The digits were right. If the second factor is missing or wrong, the user may send the same code again.
  const secondFactor = await checkSecondFactor(platform, account, trial).catch(async (error: unknown) => {
    await uncountTry(db, browserHash)
    throw error
  })
  return db.transaction(async (db) => {
    if (!(await spendCode(db, browserHash, codeHash))) throw wrongCode()
    await proveEmail(platform, db, account)
    return completeSignIn(platform, db, account, { ...trial, secondFactor, by: 'code' })
  })
}
