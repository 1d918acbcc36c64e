import type { Role } from '../../platform/sessions/index.ts'

/** A person as the other modules know her; her password's hash never leaves accounts. */
export interface User {
  readonly uid: string
  readonly email: string
  readonly name: string | null
  readonly roles: Role[]
  readonly rolesChangedAt: Date
  /** the formula she registered for; unproved until she subscribes */
  readonly formula: string | null
  readonly affiliationToken: string | null
  readonly affiliationPlatform: string | null
  /** under which name coaching knows her */
  readonly coachingUid: string
  readonly suspendedAt: Date | null
  readonly erasureDueAt: Date | null
  readonly lastSeenAt: Date | null
  readonly createdAt: Date
  readonly version: number
}

/** What others read as her name; before she gave one, what stands before the @ of her address. */
export function displayName(user: Pick<User, 'name' | 'email'>): string {
  return user.name ?? user.email.split('@')[0] ?? user.email
}
