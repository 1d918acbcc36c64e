import type { StaffRole } from '../../../contracts/accounts/roles.ts'
import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Role } from '../../../platform/sessions/index.ts'
import { isStaff } from '../policy.ts'
import { findMetadata } from '../queries-users.ts'
import { closeSessions } from '../sessions/queries-sessions.ts'
import type { User } from '../user.ts'
import { updateColleague } from './queries-colleagues.ts'

export interface ColleagueState {
  name: string | null
  /** Staff roles; roles as a reader do not change. */
  roles: readonly StaffRole[]
  suspended: boolean
}

/** Updates the profile's name too: otherwise saving the profile would restore the old one. */
async function metadataWithName(db: Database, uid: string, name: string | null): Promise<string> {
  const { metadata } = (await findMetadata(db, uid)) ?? { metadata: '{}' }
  const known = JSON.parse(metadata) as { profile?: unknown }
  const profile = known.profile && typeof known.profile === 'object' ? known.profile : {}
  return JSON.stringify({ ...known, profile: { ...profile, name: name ?? '' } })
}

/** Roles take effect on the next call; a suspension ends all sessions. */
export async function changeColleague(
  db: Database,
  clock: Clock,
  user: User,
  { name, roles, suspended }: ColleagueState,
): Promise<void> {
  const now = clock.now()
  const stored = user.roles.filter((role) => !isStaff([role]))
  const held: Role[] = [...stored, ...new Set(roles)]
  const sameRoles = held.length === user.roles.length && held.every((role) => user.roles.includes(role))
  await updateColleague(db, user.uid, {
    name,
    metadata: await metadataWithName(db, user.uid, name),
    roles: held,
    rolesChangedAt: sameRoles ? user.rolesChangedAt : now,
    suspendedAt: suspended ? (user.suspendedAt ?? now) : null,
  })
  if (suspended) await closeSessions(db, user.uid)
}
