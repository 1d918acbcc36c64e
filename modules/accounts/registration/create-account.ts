import { randomUUIDv7 } from 'node:crypto'
import { initialMetadata } from '../../../contracts/accounts/accounts.ts'
import { normalizeEmail } from '../../../contracts/forms.ts'
import { messages } from '../../../contracts/messages.ts'
import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, violation } from '../../../platform/errors/index.ts'
import type { Role } from '../../../platform/sessions/index.ts'
import { reminderDelays } from '../email/reminders.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { findUserByEmail, insertUser } from '../queries-users.ts'
import type { User } from '../user.ts'

export interface NewAccount {
  uid?: string
  email: string
  /** absent: the account has no password until its owner sets one */
  password?: string
  name?: string
  /** true for demo accounts, whose addresses have no mailbox */
  emailProved?: boolean
  /** the role `user` is added */
  roles: readonly Role[]
  coachingUid?: string
  formula?: string
  affiliation?: { token: string; platform: string }
}

const metadataOf = (name: string | undefined) => JSON.stringify({ ...initialMetadata, profile: { name: name ?? '' } })

/** Prepares the row of an account before any transaction, because hashing is slow. */
export async function prepareAccount(account: NewAccount, now: Date) {
  return {
    uid: account.uid ?? randomUUIDv7(),
    email: normalizeEmail(account.email),
    emailProvedAt: account.emailProved ? now : null,
    name: account.name ?? null,
    passwordHash: account.password === undefined ? null : await hashPassword(account.password),
    roles: [...new Set<Role>(['user', ...account.roles])],
    rolesChangedAt: now,
    coachingUid: account.coachingUid ?? randomUUIDv7(),
    formula: account.formula ?? null,
    affiliationToken: account.affiliation?.token ?? null,
    affiliationPlatform: account.affiliation?.platform ?? null,
    metadata: metadataOf(account.name),
    metadataModifiedAt: now,
    passwordChangedAt: now,
    createdAt: now,
  }
}

/**
 * Creates an account for demo content or staff; sends no mail.
 * @throws 409 if the address already has an account
 */
export async function createAccount(platform: { clock: Clock }, db: Database, account: NewAccount): Promise<User> {
  // Staff need no reminders: the mailed link that sets their password proves their address.
  const row = { ...(await prepareAccount(account, platform.clock.now())), emailReminders: reminderDelays.length }
  const created = (await insertUser(db, row)) ? await findUserByEmail(db, row.email) : undefined
  if (!created) throw conflict([violation('email', messages.emailTaken, 'duplicate')])
  return created
}
