import { longDayText } from '../../contracts/text/french-format.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { mailOf } from '../../platform/mailer/index.ts'
import {
  lockUnwarnedDormantUsers,
  lockWarnedDormantUsers,
  requestErasure,
  setDormancyWarned,
  type User,
} from '../accounts/index.ts'
import { accountDormantMail, accountDormantSubject } from './mails/account-dormant.tsx'
import { daysBefore, dormantYears, yearsBefore } from './retention.ts'

const batch = 50
/** Days between the warning and the erasure. */
const noticeDays = 30

async function warn({ clock, config, mailer }: OpenedPlatform, db: Database, user: User): Promise<void> {
  const now = clock.now()
  await setDormancyWarned(db, user.uid, now)
  const day = longDayText(daysBefore(now, -noticeDays))
  const loginHref = `${config.publicUrl}/login`
  await mailer.write(db, {
    to: user.email,
    subject: accountDormantSubject,
    ...mailOf(accountDormantMail, { loginHref, day }),
  })
}

async function schedule({ clock }: OpenedPlatform, db: Database, user: User): Promise<void> {
  await requestErasure(db, clock, user.uid, clock.now())
  await writeAudit(db, clock, { actor: null, action: 'members.erase-dormant', target: user.uid })
}

/** Sends warnings and schedules erasures. @returns how many accounts the larger batch had; if it is full, more may follow */
async function some(platform: OpenedPlatform): Promise<number> {
  const now = platform.clock.now()
  const seenBefore = yearsBefore(now, dormantYears)
  return platform.db.transaction(async (db) => {
    const unwarned = await lockUnwarnedDormantUsers(db, daysBefore(seenBefore, -noticeDays), batch)
    for (const user of unwarned) await warn(platform, db, user)
    const warned = await lockWarnedDormantUsers(db, { seenBefore, warnedBefore: daysBefore(now, noticeDays) }, batch)
    for (const user of warned) await schedule(platform, db, user)
    return Math.max(unwarned.length, warned.length)
  })
}

/** Warns accounts without a subscription a month before two years without a sign-in, then schedules their erasure. */
export async function eraseDormantAccounts(platform: OpenedPlatform): Promise<void> {
  while ((await some(platform)) === batch);
}
