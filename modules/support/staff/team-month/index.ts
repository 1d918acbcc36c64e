import { getTeamMonth, type TeamCover, type TeamMonth } from '../../../../contracts/support/staff-team-month.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { readSetting } from '../../../../platform/settings/index.ts'
import { type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { displayName, listPeople } from '../../../accounts/index.ts'
import { publicHolidays } from '../../../calendar/index.ts'
import { daysOf, momentsOfDays, stateOf } from '../../covers/lasting.ts'
import { type CoverRow, listCoversBetween } from '../../covers/queries-covers.ts'
import { listHours } from '../../hours/queries-hours.ts'
import { isAgent, mayArrangeCover, mayChangeHours, mayCloseCover } from '../../policy.ts'
import { coachingHours } from '../../settings.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'config'>, Viewer>

const mostCoaches = 100

function daysIn(month: string): { from: string; to: string } {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month)
  return { from: `${month}-01`, to: `${month}-${daysInMonth}` }
}

const presentCover = (viewer: Viewer, row: CoverRow, now: Date): TeamCover => ({
  uid: row.uid,
  coach: row.coachUid,
  coachName: row.coachName,
  cover: row.coverUid,
  coverName: row.coverName,
  ...daysOf(row),
  state: stateOf(row, now),
  may: { open: mayCloseCover(viewer, row) },
})

/** Agreed covers that are not closed, and proposals that the viewer may decide about. */
async function readCovers(db: Database, viewer: Viewer, days: { from: string; to: string }, now: Date) {
  const { startsAt, endsAt } = momentsOfDays(days.from, days.to)
  const rows = await listCoversBetween(db, startsAt, endsAt)
  return rows
    .filter((row) => row.acceptedAt !== null || mayCloseCover(viewer, row))
    .map((row) => presentCover(viewer, row, now))
}

/** Five queries, however many coaches there are. */
async function readTeamMonth({ ports, db, actor }: Context, month: string): Promise<TeamMonth> {
  const days = daysIn(month)
  const query = { sort: 'name', order: 'asc', page: 1, perPage: mostCoaches } as const
  const { rows: coaches, total } = await listPeople(db, query, { roles: ['coach'], state: ['active'] })
  const uids = coaches.map(({ uid }) => uid)
  const own = new Map((await listHours(db, uids)).map((row) => [row.staffUid, row]))
  const site = await readSetting(db, ports.config, coachingHours)
  return {
    month,
    coaches: coaches.map((user) => ({
      uid: user.uid,
      name: displayName(user),
      hours: own.get(user.uid)?.hours ?? site,
      daysOff: (own.get(user.uid)?.daysOff ?? []).filter(({ from, to }) => from <= days.to && days.from <= to),
      may: { change: mayChangeHours(actor, user.uid), arrangeCover: mayArrangeCover(actor, user.uid) },
    })),
    total,
    covers: await readCovers(db, actor, days, ports.clock.now()),
    publicHolidays: publicHolidays(Number(month.slice(0, 4))).filter((day) => day.startsWith(month)),
  }
}

/** Anyone who may list working hours sees the month. */
export const teamMonth = staffAction(getTeamMonth, isAgent, async (context: Context, { query: { month } }) => ({
  payload: await readTeamMonth(context, month),
}))
