import type { QueryOf } from '../../../contracts/call.ts'
import type { listWorkingHours as listCall, WorkingHours } from '../../../contracts/staff-hours.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { readSetting } from '../../../platform/settings/index.ts'
import { displayName, findUser, listPeople, type User } from '../../accounts/index.ts'
import { findHours, type HoursRow, listHours } from './queries-hours.ts'

type Ports = Pick<Platform, 'config'>

/** Who answers in one of the rooms. */
const answering = ['coach', 'support', 'admin'] as const

function present(user: User, own: HoursRow | undefined, defaults: WorkingHours['hours']): WorkingHours {
  return {
    uid: user.uid,
    name: displayName(user),
    hours: own?.hours ?? defaults,
    daysOff: own?.daysOff ?? [],
    own: own !== undefined,
    modified: own?.modifiedAt.toISOString() ?? null,
    version: own?.version ?? 1,
  }
}

const defaultHours = ({ config }: Ports, db: Database) => readSetting(db, config, 'coaching-hours')

/** @throws 404 where she answers nowhere */
export async function readHours(ports: Ports, db: Database, uid: string): Promise<WorkingHours> {
  const user = await findUser(db, uid)
  if (!user || !answering.some((role) => user.roles.includes(role))) throw notFound()
  return present(user, await findHours(db, uid), await defaultHours(ports, db))
}

export async function listAllHours(ports: Ports, db: Database, query: QueryOf<typeof listCall>) {
  const { uid, role } = query.filter ?? {}
  const { rows, total } = await listPeople(db, query, { uid, roles: role ? [role] : answering })
  const own = await listHours(
    db,
    rows.map((user) => user.uid),
  )
  const defaults = await defaultHours(ports, db)
  const rowOf = new Map(own.map((row) => [row.staffUid, row]))
  return { payload: rows.map((user) => present(user, rowOf.get(user.uid), defaults)), page: { total } }
}
