import * as calls from '../../../../contracts/accounts/staff-members.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { grantRole, requireAnAdmin, restoreUser, revokeRole, suspendUser } from '../../../accounts/index.ts'
import { memberOf } from '../../lifecycle/people.ts'
import { mayChangeMembers } from '../../lifecycle/policy.ts'
import type { MailContent } from '../../mails/letters.ts'
import { accessEndedLetter, accessGrantedLetter } from '../../mails/letters-access.ts'
import { writeLetter } from '../../write-letter.ts'
import { staleDecisionError } from './former-state.ts'
import { members } from './index.ts'
import { stopSubscription } from './stop-subscription.ts'

type Context = StaffContext<Platform, Viewer>

/** Details of the audit entry besides actor, member and reason: `changed`, and other effects. */
type Outcome = { changed: boolean } & Record<string, unknown>

interface Act {
  /** the act's name in the audit */
  name: string
  /** whether the account already is in the state that the act leads to */
  isDone(member: calls.MemberForStaff): boolean
  work(context: Context, uid: string): Promise<Outcome>
}

/**
 * An action on one member, with an audit entry even when it changed nothing.
 * @throws 409, violation `version`, if it was decided on a former state of the account
 */
const action = (call: typeof calls.suspendMember, { name, isDone, work }: Act) =>
  staffAction(call, mayChangeMembers, (context: Context, { params: { uid }, body }) =>
    context.db.transaction(async (db) => {
      const inside = { ...context, db }
      const member = await members.read(inside, uid)
      const { reason, version } = body ?? {}
      if (version !== undefined && version !== member.version) throw staleDecisionError(isDone(member))
      const outcome = await work(inside, uid)
      // A colleague did it at the same moment.
      if (version !== undefined && !outcome.changed) throw staleDecisionError(true)
      await members.record(inside, name, uid, reason ? { ...outcome, reason } : outcome)
      return { payload: await members.read(inside, uid) }
    }),
  )

async function writeToMember(
  ports: Pick<Platform, 'mailer'>,
  db: Context['db'],
  uid: string,
  letter: MailContent,
): Promise<void> {
  await writeLetter(ports, db, await memberOf(db, uid), letter)
}

const isVip = ({ roles }: calls.MemberForStaff): boolean => roles.includes('vip')

/** Closes all sessions and prevents new ones. @throws 409 for one's own account */
export const suspend = action(calls.suspendMember, {
  name: 'suspend',
  isDone: ({ state }) => state === 'suspended',
  async work({ ports, db, actor }, uid) {
    await requireAnAdmin(db, actor, uid)
    return { changed: await suspendUser(db, ports.clock, uid) }
  },
})

const restore = action(calls.restoreMember, {
  name: 'restore',
  isDone: ({ state }) => state === 'active',
  work: async ({ db }, uid) => ({ changed: await restoreUser(db, uid) }),
})

/** Grants access until it is revoked, or until a subscription of the member pauses or ends. */
const grantVip = action(calls.grantVip, {
  name: 'grant-vip',
  isDone: isVip,
  async work({ ports, db }, uid) {
    const changed = await grantRole(db, ports.clock, uid, 'vip')
    if (changed) await writeToMember(ports, db, uid, accessGrantedLetter(ports.config))
    return { changed }
  },
})

/** Also ends a running subscription: no member pays without access. */
const endVip = action(calls.endVip, {
  name: 'end-vip',
  isDone: (member) => !isVip(member),
  async work({ ports, db }, uid) {
    const subscription = await stopSubscription(ports, db, uid)
    const revoked = await revokeRole(db, ports.clock, uid, 'vip')
    // If a contract ended, its own letter announces the end.
    if (revoked && !subscription) await writeToMember(ports, db, uid, accessEndedLetter(ports.config))
    return { changed: revoked || subscription !== undefined, ...(subscription && { subscription }) }
  },
})

export const memberActions = [suspend, restore, grantVip, endVip]
