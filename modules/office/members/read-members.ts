import type { QueryOf } from '../../../contracts/call.ts'
import type { listStaffMembers, StaffMember } from '../../../contracts/staff-members.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { findUser, listPeople } from '../../accounts/index.ts'
import { statusesOf, uidsWithStatus } from '../../subscriptions/index.ts'
import { authorise } from '../policy.ts'
import { presentMember } from './present-member.ts'

/** Everyone who has an account. */
export async function listMembers(db: Database, viewer: Viewer, query: QueryOf<typeof listStaffMembers>) {
  authorise(viewer, 'readMembers')
  const { uid, state, role, subscription } = query.filter ?? {}
  const among = subscription && uidsWithStatus(subscription)
  const { rows, total } = await listPeople(db, query, { uid, state, roles: role && [role], among })
  const statuses = await statusesOf(
    db,
    rows.map((user) => user.uid),
  )
  return { payload: rows.map((user) => presentMember(user, statuses.get(user.uid))), page: { total } }
}

/** @throws 404 */
export async function readMember(db: Database, viewer: Viewer, uid: string): Promise<StaffMember> {
  authorise(viewer, 'readMembers')
  const user = await findUser(db, uid)
  if (!user) throw notFound('Ce compte n’existe pas.')
  return presentMember(user, (await statusesOf(db, [uid])).get(uid))
}
