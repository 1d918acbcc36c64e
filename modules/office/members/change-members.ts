import type { StaffMember } from '../../../contracts/staff-members.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { grantRole, restoreUser, revokeRole, suspendUser } from '../../accounts/index.ts'
import { stopSubscription } from '../../subscriptions/index.ts'
import { requireAnAdmin } from '../colleagues/require-an-admin.ts'
import { actOnMember, type MemberAct } from './act-on-member.ts'

type Change = (platform: Platform, db: Database, act: MemberAct) => Promise<StaffMember>

/**
 * Her sessions end, and none opens.
 * @throws 409 where it is oneself
 */
export const suspendMember: Change = (platform, db, act) =>
  actOnMember(platform, db, act, 'members.suspend', async (db) => {
    await requireAnAdmin(db, act.viewer, act.uid)
    return { changed: await suspendUser(db, platform.clock, act.uid) }
  })

export const restoreMember: Change = (platform, db, act) =>
  actOnMember(platform, db, act, 'members.restore', async (db) => ({
    changed: await restoreUser(db, platform.clock, act.uid),
  }))

/** Until it is taken back, or a subscription of hers ends. */
export const grantVip: Change = (platform, db, act) =>
  actOnMember(platform, db, act, 'members.grant-vip', async (db) => ({
    changed: await grantRole(db, platform.clock, act.uid, 'vip'),
  }))

/** A running subscription ends with it: nobody is charged for what she may not see. */
export const endVip: Change = (platform, db, act) =>
  actOnMember(platform, db, act, 'members.end-vip', async (db) => {
    const subscription = await stopSubscription(platform, db, act.uid)
    const revoked = await revokeRole(db, platform.clock, act.uid, 'vip')
    return { changed: revoked || subscription !== undefined, ...(subscription && { subscription }) }
  })
