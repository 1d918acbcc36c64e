import { type Role, staffRole } from '../../contracts/roles.ts'
import type { AuthState } from '../api/index.ts'

/** Who is signed in, as her token says. */
export interface Viewer {
  uid: string
  email: string
  roles: readonly Role[]
  vip: boolean
}

export function viewerOf(session: AuthState): Viewer | null {
  if (!session.authenticated || !session.info) return null
  const { user, acl } = session.info
  const roles = (Object.keys(acl) as Role[]).filter((role) => acl[role])
  return { ...user, roles, vip: roles.includes('vip') }
}

const staffRoles: readonly Role[] = staffRole.options

/** Those for whom the back office has something: conversations. */
const backOfficeRoles: readonly Role[] = ['coach', 'support', 'admin']

export const hasBackOffice = ({ roles }: Pick<Viewer, 'roles'>): boolean =>
  roles.some((role) => backOfficeRoles.includes(role))

export const isStaff = ({ roles }: Pick<Viewer, 'roles'>): boolean => roles.some((role) => staffRoles.includes(role))
