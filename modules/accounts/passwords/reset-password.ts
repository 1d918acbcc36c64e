import type { Database } from '../../../platform/database/index.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { digestOfToken } from '../../../platform/keys/index.ts'
import { proveEmail } from '../email/prove-email.ts'
import { deleteEmailChange } from '../email/queries-email.ts'
import { findUser } from '../queries-users.ts'
import type { Device } from '../sign-in/device.ts'
import { hashPassword } from './password-hash.ts'
import { isPasswordLinkLive, spendPasswordLink } from './queries-password-links.ts'
import { refuseLeakedPassword } from './refuse-leaked.ts'
import { setPassword } from './set-password.ts'

const uselessLink = () =>
  invalid([violation('token', 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.')])

/** Tells whether the link can still set a password; setting one checks again. */
export const isPasswordLinkValid = (
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  token: string,
): Promise<boolean> => isPasswordLinkLive(db, digestOfToken(token), clock.now())

interface PasswordOwner {
  uid: string
  identifier: string
}

async function findOwner(db: Database, tokenHash: string, now: Date) {
  const uid = await spendPasswordLink(db, tokenHash, now)
  return uid === undefined ? undefined : findUser(db, uid)
}

/**
 * Sets a new password, ends every session and any change of address, and resets the limits: an owner locked out by strangers'
 * guesses can sign in.
 * @returns a function that stores the password in the caller's transaction; it throws if the link was used meanwhile
 * @throws 400 the link is unknown, expired or used, or the password is leaked
 */
export async function preparePasswordReset(
  platform: Pick<Platform, 'clock' | 'config' | 'extensions' | 'mailer' | 'services'>,
  db: Database,
  { token, password, device }: { token: string; password: string; device: Device },
): Promise<(db: Database) => Promise<PasswordOwner>> {
  const now = platform.clock.now()
  const tokenHash = digestOfToken(token)
  // Before hashing: an invalid token must cost no work.
  if (!(await isPasswordLinkLive(db, tokenHash, now))) throw uselessLink()
  await refuseLeakedPassword(platform, password)
  const passwordHash = await hashPassword(password)
  return (db) =>
    db.transaction(async (db) => {
      const owner = await findOwner(db, tokenHash, now)
      if (!owner) throw uselessLink()
      const { uid, email } = owner
      // A change of address may have been requested by a stranger who knew the former password.
      await deleteEmailChange(db, uid)
      await setPassword(platform, db, { uid, email, passwordHash, kind: 'passwordReset', device })
      // Following the mailed link proves the address.
      await proveEmail(platform, db, owner)
      return { uid, identifier: email }
    })
}
