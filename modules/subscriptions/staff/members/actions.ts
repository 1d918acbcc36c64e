import * as calls from '../../../../contracts/staff-members.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { grantRole, requireAnAdmin, restoreUser, revokeRole, suspendUser } from '../../../accounts/index.ts'
import { mayChangeMembers } from '../../lifecycle/policy.ts'
import { members } from './index.ts'
import { stopSubscription } from './stop-subscription.ts'

type Context = StaffContext<Platform, Viewer>

/** Details of the audit entry besides actor, member and reason: `changed`, and other effects. */
type Outcome = { changed: boolean } & Record<string, unknown>

/** An action on one member, with an audit entry even when it changed nothing. */
const action = (
  call: typeof calls.suspendMember,
  act: string,
  work: (context: Context, uid: string) => Promise<Outcome>,
) =>
  staffAction(call, mayChangeMembers, (context: Context, { params: { uid }, body }) =>
    context.db.transaction(async (db) => {
      const inside = { ...context, db }
      await members.read(inside, uid)
      const outcome = await work(inside, uid)
      await members.record(inside, act, uid, body?.reason ? { ...outcome, reason: body.reason } : outcome)
      return { payload: await members.read(inside, uid) }
    }),
  )

/** Closes all sessions and prevents new ones. @throws 409 for one's own account */
export const suspend = action(calls.suspendMember, 'suspend', async ({ ports, db, actor }, uid) => {
  await requireAnAdmin(db, actor, uid)
  return { changed: await suspendUser(db, ports.clock, uid) }
})

const restore = action(calls.restoreMember, 'restore', async ({ ports, db }, uid) => ({
  changed: await restoreUser(db, ports.clock, uid),
}))

/** Lasts until it is revoked, or a subscription of the member ends. */
const grantVip = action(calls.grantVip, 'grant-vip', async ({ ports, db }, uid) => ({
  changed: await grantRole(db, ports.clock, uid, 'vip'),
}))

/** Also ends a running subscription: no member pays without access. */
const endVip = action(calls.endVip, 'end-vip', async ({ ports, db }, uid) => {
  const subscription = await stopSubscription(ports, db, uid)
  const revoked = await revokeRole(db, ports.clock, uid, 'vip')
  return { changed: revoked || subscription !== undefined, ...(subscription && { subscription }) }
})

export const memberActions = [suspend, restore, grantVip, endVip]
