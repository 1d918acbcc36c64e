import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { claimUnprovedUsers } from './queries-email.ts'
import { reminderDelays } from './reminders.ts'
import { mailProof } from './request-proof.ts'

const limit = 100

/** Reminds members twice to prove their address. Their access does not depend on it. */
export const remindUnprovedSweep = defineSweep({
  name: 'accounts.remind-unproved',
  everySeconds: 600,
  async handle(platform: OpenedPlatform) {
    for (const [reminders, after] of reminderDelays.entries()) {
      const before = new Date(platform.clock.now().getTime() - after)
      await platform.db.transaction(async (db) => {
        for (const user of await claimUnprovedUsers(db, { reminders, before, limit }))
          await mailProof(platform, db, user)
      })
    }
  },
})
