import { createHmac } from 'node:crypto'
import { normalizeEmail } from '../../../contracts/forms.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { findUserByEmail } from '../queries-users.ts'
import { deleteConsentsWithdrawnBefore, listConsents, listConsentsOfSubject } from './queries-consents.ts'

/** Five years, as the privacy page says: complaints are possible for that long. */
const proofMilliseconds = 5 * 366 * 86_400_000

/** Keyed digest of an address: finds the consents of an erased person from the address alone. */
export const subjectOf = ({ fingerprintKey }: Pick<Platform, 'fingerprintKey'>, email: string): string =>
  createHmac('sha256', fingerprintKey).update(`consent-subject:${email}`).digest('base64url')

/** All consents given under that address, including those of erased accounts. */
export async function findConsentProof(platform: Pick<Platform, 'fingerprintKey'>, db: Database, address: string) {
  const email = normalizeEmail(address)
  const user = await findUserByEmail(db, email)
  return [
    ...(await listConsentsOfSubject(db, subjectOf(platform, email))),
    ...(user ? await listConsents(db, user.uid) : []),
  ]
}

export async function forgetOldConsents(db: Database, now: Date): Promise<void> {
  await deleteConsentsWithdrawnBefore(db, new Date(now.getTime() - proofMilliseconds))
}
