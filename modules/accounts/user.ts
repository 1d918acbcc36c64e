import type { Role } from '../../platform/sessions/index.ts'

/** A user as other modules see them; the password's hash stays in accounts. */
export interface User {
  readonly uid: string
  readonly email: string
  readonly name: string | null
  readonly roles: Role[]
  readonly rolesChangedAt: Date
  /** the formula that the user registered for; unverified until they subscribe */
  readonly formula: string | null
  readonly affiliationToken: string | null
  readonly affiliationPlatform: string | null
  /** the user's pseudonym in coaching */
  readonly coachingUid: string
  readonly suspendedAt: Date | null
  readonly erasureDueAt: Date | null
  readonly lastSeenAt: Date | null
  readonly createdAt: Date
  readonly version: number
}

/** Name that others read: the user's own name, or the local part of the address. */
export function displayName(user: Pick<User, 'name' | 'email'>): string {
  return user.name ?? user.email.split('@')[0] ?? user.email
}
