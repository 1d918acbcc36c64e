import type { StaffRole } from '../../../contracts/roles.ts'
import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Role } from '../../../platform/sessions/index.ts'
import { isStaff } from '../policy.ts'
import { deleteSessionsOf } from '../queries-sessions.ts'
import { findMetadata } from '../queries-users.ts'
import type { User } from '../user.ts'
import { updateColleague } from './queries-colleagues.ts'

export interface ColleagueState {
  name: string | null
  /** hers as a member of staff; what she holds as a reader stays */
  roles: readonly StaffRole[]
  suspended: boolean
}

/** Her profile says the same name, or the next time she saves it the old one would come back. */
async function metadataWithName(db: Database, uid: string, name: string | null): Promise<string> {
  const { metadata } = (await findMetadata(db, uid)) ?? { metadata: '{}' }
  const known = JSON.parse(metadata) as { profile?: unknown }
  const profile = known.profile && typeof known.profile === 'object' ? known.profile : {}
  return JSON.stringify({ ...known, profile: { ...profile, name: name ?? '' } })
}

/** Roles count from her next call on; where she is suspended her sessions end. */
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
  if (suspended) await deleteSessionsOf(db, user.uid)
}
