import { staffRoleNames } from '../../contracts/accounts/role-names.ts'
import type { Role } from '../../contracts/accounts/roles.ts'
import { HttpUnauthorizedError } from '../api/errors.ts'
import type { AuthState } from '../api/index.ts'

/** The signed-in user, from the token. */
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

/**
 * Returns the viewer of a guarded page. There is none if another call of the page found the session closed.
 * @throws HttpUnauthorizedError
 */
export function requireViewer({ viewer }: { viewer: Viewer | null }): Viewer {
  if (viewer) return viewer
  throw new HttpUnauthorizedError('the session ended while the page was made', { status: 401 })
}

const staffRoles: readonly Role[] = staffRoleNames

/** Tells whether the user has a staff role. Each role has work in the back office: conversations, articles, or both. */
export const isStaff = ({ roles }: Pick<Viewer, 'roles'>): boolean => roles.some((role) => staffRoles.includes(role))
