import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { digestOfToken, newLinkToken } from '../../../platform/keys/index.ts'
import { type LinkRenewal, secretOfLink } from '../../../platform/mailer/index.ts'
import { findUserByEmail } from '../queries-users.ts'
import { findEmailChange, insertEmailLink } from './queries-email.ts'

const day = 86_400_000

/**
 * `proof` proves the account's address. `current` and `next` confirm a change, at the current and the next address; `stop` prevents a
 * change that the current address need not confirm.
 */
export type EmailLinkPurpose = 'proof' | 'current' | 'next' | 'stop'

const lifetimes: Record<EmailLinkPurpose, number> = { proof: 7 * day, current: day, next: day, stop: day }

export const emailChangeLifetime = day

/** @returns the URL to mail; it works once */
export async function createEmailLink(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  db: Database,
  { userUid, email, purpose }: { userUid: string; email: string; purpose: EmailLinkPurpose },
): Promise<string> {
  const token = newLinkToken()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + lifetimes[purpose])
  await insertEmailLink(db, { tokenHash: digestOfToken(token), userUid, email, purpose, createdAt, expiresAt })
  return `${config.publicUrl}/confirm-email?${purpose === 'stop' ? 'stop=1&' : ''}token=${token}`
}

/** A repeated mail gets a new link, or none if no account has that address. */
export const renewProofLink: LinkRenewal = async (platform, db, recipient) => {
  const user = await findUserByEmail(db, recipient)
  const asked = user && { userUid: user.uid, email: recipient, purpose: 'proof' as const }
  return asked && secretOfLink(await createEmailLink(platform, db, asked))
}

const renewOf =
  (purpose: 'current' | 'stop'): LinkRenewal =>
  async (platform, db, recipient) => {
    const user = await findUserByEmail(db, recipient)
    const change = user && (await findEmailChange(db, user.uid, platform.clock.now()))
    const asked = change && { userUid: change.userUid, email: recipient, purpose }
    return asked && secretOfLink(await createEmailLink(platform, db, asked))
  }

export const renewCurrentLink = renewOf('current')
export const renewStopLink = renewOf('stop')
