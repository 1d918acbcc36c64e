export const roles = ['user', 'vip', 'coach', 'support', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]
export type Acl = Record<Role, boolean>

/** Who is calling: proved by a token whose session row is alive. */
export interface Viewer {
  readonly uid: string
  /** the login e-mail */
  readonly identifier: string
  readonly acl: Acl
  readonly sid: string
}
