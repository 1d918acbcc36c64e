import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { findUser, findUserByEmail } from '../queries-users.ts'
import { applyEmailChange } from './confirm-email.ts'
import { claimDueChange, findDueChanges } from './queries-email.ts'

const limit = 100

/** Applies due changes that the current address need not confirm, and that nobody stopped within a day. */
export const applyDueChangesSweep = defineSweep({
  name: 'accounts.apply-due-email-changes',
  everySeconds: 60,
  async handle(platform: OpenedPlatform) {
    const { clock } = platform
    for (const { userUid } of await findDueChanges(platform.db, clock.now(), limit)) {
      await platform.db.transaction(async (db) => {
        const change = await claimDueChange(db, userUid, clock.now())
        const user = change && (await findUser(db, userUid))
        // Drop the change if another account has used the address meanwhile.
        if (!user || (await findUserByEmail(db, change.nextEmail))) return
        await applyEmailChange(platform, db, user, { email: change.nextEmail, both: false })
      })
    }
  },
})
