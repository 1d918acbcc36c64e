import type { OpeningCheck } from '../../contracts/opening/opening.ts'
import type { Database } from '../../platform/database/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { defineSweep } from '../../platform/jobs/index.ts'
import { mailOf } from '../../platform/mailer/index.ts'
import { listStaff } from '../accounts/index.ts'
import { failedChecksMail } from './mails/failed-checks-mail.tsx'
import { recordCheckFailed, recordCheckPassed } from './queries.ts'
import { areChecksEnforced, readOpening } from './read-opening.ts'

async function mailAdmins(platform: OpenedPlatform, db: Database, fallen: readonly OpeningCheck[]): Promise<void> {
  const count = fallen.length
  const subject =
    count === 1
      ? 'Un contrôle de mise en service ne passe plus'
      : `${count} contrôles de mise en service ne passent plus`
  platform.log.warn({ checks: fallen.map(({ code }) => code) }, 'opening checks do not pass any more')
  for (const admin of await listStaff(db, 'admin')) {
    const closes = fallen.some(({ blocking, exception }) => blocking && !exception)
    const details = fallen.map(({ detail }) => detail)
    const href = `${platform.config.publicUrl}/admin/opening`
    const mail = mailOf(failedChecksMail, { title: subject, name: admin.name, details, closes, href })
    await platform.mailer.write(db, { to: admin.email, subject, ...mail })
  }
}

/** Mails admins once when a check that last passed fails. Ignores checks that never passed. */
export async function notifyOfFailedChecks(platform: OpenedPlatform): Promise<void> {
  if (!areChecksEnforced(platform.config)) return
  const { checks } = await readOpening(platform, platform.db)
  const now = platform.clock.now()
  await platform.db.transaction(async (db) => {
    const fallen: OpeningCheck[] = []
    for (const check of checks) {
      if (check.state === 'passed') await recordCheckPassed(db, check.code, now)
      else if (await recordCheckFailed(db, check.code, now)) fallen.push(check)
    }
    if (fallen.length > 0) await mailAdmins(platform, db, fallen)
  })
}

export const failedChecksSweep = defineSweep({
  name: 'opening.notify-fallen',
  everySeconds: 3600,
  handle: notifyOfFailedChecks,
})
