import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { tryConsume } from '../../../platform/limits/index.ts'
import { mailOf, mailUses } from '../../../platform/mailer/index.ts'
import { accountExistsMail, accountExistsSubject } from '../mails/account-exists.tsx'
import { findUserByEmail } from '../queries-users.ts'

/**
 * Mails an account's owner when someone registers with its address; the site's form must not reveal that it exists.
 * @param db not a transaction: the registration is refused, and its writes are rolled back
 */
export async function mailAccountExists(
  platform: Pick<Platform, 'clock' | 'config' | 'mailer'>,
  db: Database,
  { uid, identifier, address }: { uid: string; identifier: string; address: string },
): Promise<void> {
  const owner = await findUserByEmail(db, identifier)
  if (!owner || owner.uid === uid) return
  if ((await tryConsume(db, platform.clock, ...mailUses(platform.config, { to: owner.email, address }))).refused) return
  await db.transaction((db) =>
    platform.mailer.write(db, {
      to: owner.email,
      subject: accountExistsSubject,
      ...mailOf(accountExistsMail, { siteHref: platform.config.publicUrl }),
    }),
  )
}
