import { staffWorkingHours } from '../../../../contracts/support/staff-hours.ts'
import type { Platform } from '../../../../platform/index.ts'
import { readSetting } from '../../../../platform/settings/index.ts'
import { outdatedVersionError, type StaffContext, staffResource } from '../../../../platform/staff/index.ts'
import { displayName, findUser, listPeople, type User } from '../../../accounts/index.ts'
import { publicHolidays } from '../../../calendar/index.ts'
import { listCoachesToCover } from '../../covers/queries-covers.ts'
import { nextWorkingMoment } from '../../hours/business-time.ts'
import { recomputeDueTimesJob } from '../../hours/jobs.ts'
import { findHours, type HoursRow, listHours, saveHours } from '../../hours/queries-hours.ts'
import { isAgent, mayChangeHours } from '../../policy.ts'
import { coachingHours } from '../../settings.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'config' | 'events' | 'jobs'>>

/** The roles that answer in one of the channels. */
const answering = ['coach', 'support', 'admin'] as const

interface Row {
  user: User
  /** undefined when the default hours apply */
  own: HoursRow | undefined
  version: number
}

const rowOf = (user: User, own: HoursRow | undefined): Row => ({ user, own, version: own?.version ?? 1 })

async function find({ db }: Context, uid: string): Promise<Row | undefined> {
  const user = await findUser(db, uid)
  if (!user || !answering.some((role) => user.roles.includes(role))) return undefined
  return rowOf(user, await findHours(db, uid))
}

const siteHours = ({ ports, db }: Context) => readSetting(db, ports.config, coachingHours)

export const workingHours = staffResource({
  calls: staffWorkingHours,
  policy: {
    read: isAgent,
    write: isAgent,
    row: (viewer, { user }, act) => act === 'read' || mayChangeHours(viewer, user.uid),
  },
  unknown: 'Introuvable.',
  source: {
    async list({ db }, query) {
      const { uid, role } = query.filter ?? {}
      const { rows, total } = await listPeople(db, query, { uid, roles: role ? [role] : answering })
      const uids = rows.map((user) => user.uid)
      const own = new Map((await listHours(db, uids)).map((row) => [row.staffUid, row]))
      return { rows: rows.map((user) => rowOf(user, own.get(user.uid))), total }
    },
    find,
  },
  async present(rows, context: Context) {
    const site = await siteHours(context)
    const now = context.ports.clock.now()
    const year = now.getUTCFullYear()
    const holidays = [year, year + 1].flatMap(publicHolidays)
    return rows.map(({ user, own, version }) => ({
      uid: user.uid,
      name: displayName(user),
      hours: own?.hours ?? site,
      daysOff: own?.daysOff ?? [],
      publicHolidays: holidays,
      own: own !== undefined,
      modified: own?.modifiedAt.toISOString() ?? null,
      nextDateTime: nextWorkingMoment(own ?? { hours: site, daysOff: [] }, now)?.toISOString() ?? null,
      version,
    }))
  },
  lock: find,
  /** A job then recomputes the due times of waiting tickets. */
  async change(context: Context, { user, own, version }, { hours, daysOff }) {
    const { ports, db } = context
    const row = {
      staffUid: user.uid,
      hours: hours ?? own?.hours ?? (await siteHours(context)),
      daysOff: daysOff ?? own?.daysOff ?? [],
      version: version + 1,
      modifiedAt: ports.clock.now(),
    }
    if (!(await saveHours(db, row))) throw outdatedVersionError()
    const covered = await listCoachesToCover(db, user.uid, ports.clock.now())
    for (const staff of [user.uid, ...covered]) await ports.jobs.enqueue(db, recomputeDueTimesJob, { staff })
  },
})
