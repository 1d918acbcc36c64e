import { messages } from '../../../contracts/messages.ts'
import { type StaffRole, staffRole } from '../../../contracts/roles.ts'
import type { Colleague } from '../../../contracts/staff-system.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { changeColleague as change, type User, writeAudit } from '../../accounts/index.ts'
import { authorise } from '../policy.ts'
import { findColleague, readColleague } from './read-colleagues.ts'
import { requireAnAdmin } from './require-an-admin.ts'

export interface ColleagueChange {
  name?: string | undefined
  roles?: StaffRole[] | undefined
  suspended?: boolean | undefined
}

export const outdated = () => conflict([violation('version', messages.versionOutdated)])

const staffRolesOf = (user: User): StaffRole[] => staffRole.options.filter((role) => user.roles.includes(role))

/** @throws 404; 409 where somebody was faster, or one would lock oneself out */
export async function changeColleague(
  platform: Platform,
  db: Database,
  viewer: Viewer,
  uid: string,
  version: number,
  changes: ColleagueChange,
): Promise<Colleague> {
  authorise(viewer, 'colleagues')
  return db.transaction(async (db) => {
    const user = await findColleague(db, uid)
    const name = changes.name ?? user.name
    const roles = changes.roles ?? staffRolesOf(user)
    const suspended = changes.suspended ?? user.suspendedAt !== null
    const staysAdmin = roles.includes('admin') && !suspended
    if (user.roles.includes('admin') && !staysAdmin) await requireAnAdmin(db, viewer, uid)
    if (!(await change(db, platform.clock, user, { name, roles, suspended }, version))) throw outdated()
    const detail = { roles, suspended }
    await writeAudit(db, platform.clock, { actor: viewer.uid, action: 'staff.change', target: uid, detail })
    return readColleague(db, viewer, uid)
  })
}
