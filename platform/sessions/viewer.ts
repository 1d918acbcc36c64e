import { forbidden, unauthorized } from '../errors/index.ts'

export const roles = ['user', 'vip', 'coach', 'support', 'editor', 'admin'] as const
/** Present in the acl only of users who have the role: clients expect the six roles above in the map. */
export const rareRoles = ['writer'] as const
export type Role = (typeof roles)[number] | (typeof rareRoles)[number]
export type Acl = Record<(typeof roles)[number], boolean> & Partial<Record<(typeof rareRoles)[number], true>>

/** An authenticated caller: the token's session row exists. */
export interface Viewer {
  readonly uid: string
  /** the login e-mail */
  readonly identifier: string
  readonly acl: Acl
  readonly sid: string
}

/** A page shared by many readers was about to contain data of the reader who requested it first. */
class NoViewerError extends Error {
  override name = 'NoViewerError'
}

/** Stands for all readers of a shared page, with or without the role `vip`. It has no uid: any query by its uid fails. */
export function anyReader({ vip }: { vip: boolean }): Viewer {
  const refuse = (): never => {
    throw new NoViewerError('a page that readers share asked who reads it')
  }
  return {
    get uid() {
      return refuse()
    },
    get identifier() {
      return refuse()
    },
    get sid() {
      return refuse()
    },
    acl: { user: true, vip, coach: false, support: false, editor: false, admin: false },
  }
}

/** Anything that identifies the caller: a request, or facts that its route read from it. */
export interface Identified {
  readonly viewer: Viewer | null
}

/** @throws 401 */
export function requireViewer({ viewer }: Identified): Viewer {
  if (!viewer) throw unauthorized()
  return viewer
}

/** @throws 401; 403 the viewer holds none of the roles */
export function requireRole(caller: Identified, ...allowed: Role[]): Viewer {
  const viewer = requireViewer(caller)
  if (!allowed.some((role) => viewer.acl[role])) throw forbidden()
  return viewer
}
