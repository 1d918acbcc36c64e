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

/**
 * Roles count from her next call on; where she is suspended her sessions end.
 * @param version of the state that the new one was made from
 * @returns false where somebody was faster
 */
export async function changeColleague(
  db: Database,
  clock: Clock,
  user: User,
  { name, roles, suspended }: ColleagueState,
  version: number,
): Promise<boolean> {
  const now = clock.now()
  const stored = user.roles.filter((role) => !isStaff([role]))
  const held: Role[] = [...stored, ...roles.filter((role, place) => roles.indexOf(role) === place)]
  const sameRoles = held.length === user.roles.length && held.every((role) => user.roles.includes(role))
  const changed = await updateColleague(db, user.uid, version, {
    name,
    metadata: await metadataWithName(db, user.uid, name),
    roles: held,
    rolesChangedAt: sameRoles ? user.rolesChangedAt : now,
    suspendedAt: suspended ? (user.suspendedAt ?? now) : null,
  })
  if (changed && suspended) await deleteSessionsOf(db, user.uid)
  return changed
}
