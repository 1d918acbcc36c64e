import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { type Limit, tryConsume } from '../../platform/limits/index.ts'
import { bodyOf } from '../../platform/mailer/index.ts'
import { accountExistsMail, accountExistsSubject } from './mails/account-exists.tsx'
import { findUserByEmail } from './queries-users.ts'

/** Limits how many mails a stranger can trigger to one address. */
const warningsOfUser: Limit = { name: 'registrations.taken', most: 3, within: 24 * 3_600_000 }

/**
 * Someone registers with an address that has an account: its owner is told by mail what the site's form must not say.
 * @param db no transaction: the registration that follows is refused, and what it wrote is undone
 */
export async function warnOwner(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  { uid, identifier }: { uid: string; identifier: string },
): Promise<void> {
  const owner = await findUserByEmail(db, identifier)
  if (!owner || owner.uid === uid) return
  if ((await tryConsume(db, platform.clock, [warningsOfUser, owner.uid])).refused) return
  await db.transaction((db) =>
    platform.mailer.write(db, {
      to: owner.email,
      kind: 'accounts.account-exists',
      subject: accountExistsSubject,
      body: bodyOf(accountExistsMail, { siteHref: platform.config.publicUrl }),
    }),
  )
}
