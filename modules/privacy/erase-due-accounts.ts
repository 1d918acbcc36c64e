import { writeAudit } from '../../platform/audit/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { forgetMailsTo, mailOf } from '../../platform/mailer/index.ts'
import { eraseAccount, listDueErasures, postponeDueErasure, takeDueErasure, type User } from '../accounts/index.ts'
import { findPaidPeriodEnd, lockRunningSubscriptionOf } from '../subscriptions/index.ts'
import { accountErasedMail, accountErasedSubject } from './mails/account-erased.tsx'
import { personalData } from './personal-data-registry.ts'

/** Erasures per run; the next run starts two seconds later. */
const batch = 20

/** Time for which the last mails are tried, or stay readable without SMTP: they contain an erased user's address. */
const mailMilliseconds = 7 * 86_400_000

async function erase(platform: OpenedPlatform, db: Database, user: User): Promise<void> {
  const forgetAt = new Date(platform.clock.now().getTime() + mailMilliseconds)
  for (const data of personalData) await data.erase?.(platform, db, user)
  await forgetMailsTo(db, user, forgetAt)
  await eraseAccount(platform, db, user)
  await writeAudit(db, platform.clock, { actor: null, action: 'members.erase', target: user.uid })
  await platform.mailer.write(db, {
    to: user.email,
    subject: accountErasedSubject,
    ...mailOf(accountErasedMail, { siteHref: platform.config.publicUrl }),
    forgetAt,
  })
}

/**
 * Erases everything in one transaction, or nothing. A period paid for in the meantime postpones the erasure to its end.
 */
async function eraseOne(platform: OpenedPlatform, uid: string): Promise<void> {
  await platform.db.transaction(async (db) => {
    // The locks of a charge, in its order: subscription, then user. Otherwise the two could deadlock.
    await lockRunningSubscriptionOf(db, uid)
    const user = await takeDueErasure(db, uid, platform.clock.now())
    if (!user) return
    const paidUntil = await findPaidPeriodEnd(db, platform.clock, uid)
    if (paidUntil) await postponeDueErasure(db, uid, paidUntil)
    else await erase(platform, db, user)
  })
}

/** A failed erasure does not block those of other users. */
export async function eraseDueAccounts(platform: OpenedPlatform): Promise<void> {
  const due = await listDueErasures(platform.db, platform.clock.now(), batch)
  const failures: unknown[] = []
  for (const uid of due) await eraseOne(platform, uid).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} erasures failed`)
}
