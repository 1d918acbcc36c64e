import { type StaffRole, staffRole } from '../../../../contracts/accounts/roles.ts'
import { staffColleagues } from '../../../../contracts/administration/staff-system.ts'
import { changedFields } from '../../../../platform/audit/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type Fields, type StaffContext, staffResource } from '../../../../platform/staff/index.ts'
import {
  changeColleague,
  closeSessions,
  displayName,
  findEnrolledUsers,
  findInvitedUids,
  findUser,
  isStaff,
  listPeople,
  lockColleague,
  removeSecondFactor,
  requestErasure,
  requireAnAdmin,
  type User,
} from '../../../accounts/index.ts'
import { countWithoutSuccessor } from '../../../coaching/index.ts'
import { statusesOf } from '../../../subscriptions/index.ts'
import { mayManageColleagues } from '../../policy.ts'
import { inviteColleague } from './invite-colleague.ts'

const staffRolesOf = ({ roles }: Pick<User, 'roles'>): StaffRole[] =>
  staffRole.options.filter((role) => roles.includes(role))

const stateAfter = (user: User, { name, roles, suspended }: Partial<Fields<typeof staffColleagues>>) => ({
  name: name ?? user.name,
  roles: staffRolesOf({ roles: roles ?? user.roles }),
  suspended: suspended ?? user.suspendedAt !== null,
})

/**
 * Removes a colleague. Without a subscription the account was for work only: the privacy module erases it. A subscriber keeps
 * the account as a reader.
 */
async function letGo({ clock }: Pick<Platform, 'clock'>, db: Database, uid: string): Promise<void> {
  await removeSecondFactor(db, clock, uid)
  await closeSessions(db, uid)
  const subscribed = (await statusesOf(db, [uid])).has(uid)
  if (!subscribed) await requestErasure(db, clock, uid, clock.now())
}

/**
 * Members are told before their coach leaves. A suspension is immediate: the morning page shows the discussions without
 * a coach.
 * @throws 409 while members have not been proposed another coach
 */
async function refuseAbandoning({ clock }: Pick<Platform, 'clock'>, db: Database, uid: string): Promise<void> {
  const count = await countWithoutSuccessor({ clock }, db, uid)
  if (count === 0) return
  const open = count > 1 ? `${count}\u00a0échanges en cours` : 'Un échange en cours'
  const sentence = `${open}\u00a0: proposez d’abord une collègue à chaque abonnée, dans «\u00a0Préparer un départ\u00a0».`
  throw conflict([violation('uid', sentence)], sentence)
}

export const colleagues = staffResource({
  calls: staffColleagues,
  policy: { read: mayManageColleagues, write: mayManageColleagues },
  unknown: 'Cette personne ne fait pas partie de l’équipe.',
  source: {
    list({ db }, query) {
      const { uid, role } = query.filter ?? {}
      return listPeople(db, query, { uid, roles: role ? [role] : staffRole.options })
    },
    async find({ db }, uid) {
      const user = await findUser(db, uid)
      return user && isStaff(user.roles) ? user : undefined
    },
  },
  async present(users, { db }) {
    const uids = users.map((user) => user.uid)
    const enrolled = await findEnrolledUsers(db, uids)
    const invited = await findInvitedUids(db, uids)
    return users.map((user) => ({
      uid: user.uid,
      email: user.email,
      name: displayName(user),
      roles: staffRolesOf(user),
      secondFactor: enrolled.has(user.uid),
      suspended: user.suspendedAt !== null,
      invited: invited.has(user.uid),
      date: user.createdAt.toISOString(),
      version: user.version,
    }))
  },
  acts: { create: 'invite', remove: 'remove' },
  async create(context: StaffContext<Platform>, body) {
    const { uid } = await inviteColleague(context, body)
    return { uid, detail: { roles: body.roles } }
  },
  /** @throws 409 when admins would lock themselves out, or members would lose their coach */
  async hold({ ports, db, actor }, user, fields) {
    const after = fields && stateAfter(user, fields)
    if (user.roles.includes('coach') && !after?.roles.includes('coach')) await refuseAbandoning(ports, db, user.uid)
    const staysAdmin = after?.roles.includes('admin') && !after.suspended
    const losesAdmin = user.roles.includes('admin') && !staysAdmin
    if (actor !== 'system' && (!fields || losesAdmin)) await requireAnAdmin(db, actor, user.uid)
  },
  lock: ({ db }, uid) => lockColleague(db, uid),
  async change({ ports, db }, user, fields) {
    const state = stateAfter(user, fields)
    await changeColleague(db, ports.clock, user, state)
    const { name: _formerName, ...before } = stateAfter(user, {})
    const { name: _name, ...after } = state
    return { detail: changedFields(before, after) }
  },
  async remove({ ports, db }, user) {
    await changeColleague(db, ports.clock, user, { ...stateAfter(user, {}), roles: [] })
    await letGo(ports, db, user.uid)
  },
})
