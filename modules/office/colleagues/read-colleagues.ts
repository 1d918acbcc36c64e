import type { QueryOf } from '../../../contracts/call.ts'
import { staffRole } from '../../../contracts/roles.ts'
import type { Colleague, listColleagues as listCall } from '../../../contracts/staff-system.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { displayName, findEnrolled, findUser, isStaff, listPeople, type User } from '../../accounts/index.ts'
import { authorise } from '../policy.ts'

function presentColleague(user: User, secondFactor: boolean): Colleague {
  return {
    uid: user.uid,
    email: user.email,
    name: displayName(user),
    roles: staffRole.options.filter((role) => user.roles.includes(role)),
    secondFactor,
    suspended: user.suspendedAt !== null,
    date: user.createdAt.toISOString(),
    version: user.version,
  }
}

export async function listColleagues(db: Database, viewer: Viewer, query: QueryOf<typeof listCall>) {
  authorise(viewer, 'colleagues')
  const { uid, role } = query.filter ?? {}
  const { rows, total } = await listPeople(db, query, { uid, roles: role ? [role] : staffRole.options })
  const enrolled = await findEnrolled(
    db,
    rows.map((user) => user.uid),
  )
  return { payload: rows.map((user) => presentColleague(user, enrolled.has(user.uid))), page: { total } }
}

/** @throws 404 also where she is no colleague */
export async function findColleague(db: Database, uid: string): Promise<User> {
  const user = await findUser(db, uid)
  if (!user || !isStaff(user.roles)) throw notFound('Cette personne ne fait pas partie de l’équipe.')
  return user
}

/** @throws 404 */
export async function readColleague(db: Database, viewer: Viewer, uid: string): Promise<Colleague> {
  authorise(viewer, 'colleagues')
  const user = await findColleague(db, uid)
  return presentColleague(user, (await findEnrolled(db, [uid])).has(uid))
}
