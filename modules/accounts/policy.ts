import { staffRoleNames } from '../../contracts/accounts/role-names.ts'
import type { Acl, Role, Viewer } from '../../platform/sessions/index.ts'
import { rareRoles, roles } from '../../platform/sessions/index.ts'
import type { Permission } from '../../platform/staff/index.ts'
import type { User } from './user.ts'

export const staffRoles: readonly Role[] = staffRoleNames

export const isStaff = (held: readonly Role[]): boolean => held.some((role) => staffRoles.includes(role))

const toAcl = (held: readonly Role[]): Acl => ({
  ...(Object.fromEntries(roles.map((role) => [role, held.includes(role)])) as Record<(typeof roles)[number], boolean>),
  ...Object.fromEntries(rareRoles.filter((role) => held.includes(role)).map((role) => [role, true])),
})

/** The demo accounts are shared, so a second factor enrolled by one visitor would lock out the others. */
export const needsSecondFactor = (held: readonly Role[], demo: boolean): boolean => !demo && isStaff(held)

/** A colleague's session without a proved second factor has only a reader's rights. */
export function aclOf(held: readonly Role[], session: { secondFactor: boolean }, demo: boolean): Acl {
  return needsSecondFactor(held, demo) && !session.secondFactor ? toAcl(['user']) : toAcl(held)
}

/** Viewer with a colleague's roles, for work without the colleague's session, such as a job. */
export const viewerOf = (user: Pick<User, 'uid' | 'email' | 'roles' | 'suspendedAt'>): Viewer => ({
  uid: user.uid,
  identifier: user.email,
  acl: toAcl(user.suspendedAt ? [] : user.roles),
  sid: '',
})

export const sameAcl = (a: Partial<Acl>, b: Acl): boolean =>
  [...roles, ...rareRoles].every((role) => Boolean(a[role]) === Boolean(b[role]))

/** Only the owner may use an account. */
export const isOwnAccount = (viewer: Pick<Viewer, 'uid'>, uid: string): boolean => viewer.uid === uid

export const mayReadAudit: Permission = ({ acl }) => acl.admin
export const mayReadEmailChanges: Permission = ({ acl }) => acl.admin || acl.support
export const mayChangeEmails: Permission = ({ acl }) => acl.admin
