import { roundUpToHour } from '../../../contracts/text/answer-time.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { readSettings } from '../../../platform/settings/index.ts'
import { coverPeriod } from '../covers/lasting.ts'
import { listAgreedCovers } from '../covers/queries-covers.ts'
import { answerWithinHours, coachingHours } from '../settings.ts'
import type { EntryRow, TicketRow } from '../tickets/queries-rows.ts'
import { addWorkingTime, type Schedule } from './business-time.ts'
import { recordMissedPromise } from './missed-promises.ts'
import { listHours } from './queries-hours.ts'

const hourMilliseconds = 3_600_000

export interface Delay {
  schedule: Schedule
  /** milliseconds of working time */
  first: number
  next: number
}

type Ports = Pick<Platform, 'config'>

/** The hours of each member of staff, with those of covering colleagues. @param site for staff without hours of their own */
async function schedulesOf(
  db: Database,
  staffUids: readonly string[],
  site: Schedule,
): Promise<ReadonlyMap<string, Schedule>> {
  const agreed = await listAgreedCovers(db, staffUids)
  const everyone = [...new Set([...staffUids, ...agreed.map(({ coverUid }) => coverUid)])]
  const own = new Map<string, Schedule>((await listHours(db, everyone)).map((row) => [row.staffUid, row]))
  const hoursOf = (uid: string) => own.get(uid) ?? site
  const coversOf = Map.groupBy(agreed, ({ coachUid }) => coachUid)
  return new Map(
    staffUids.map((uid) => {
      const { hours, daysOff } = hoursOf(uid)
      const covers = (coversOf.get(uid) ?? []).map((row) => ({ ...coverPeriod(row), by: hoursOf(row.coverUid) }))
      return [uid, { hours, daysOff, covers }]
    }),
  )
}

/** Delay by the hours of that member of staff; by the default hours if unassigned or without their own. */
export async function delayOf({ config }: Ports, db: Database, staffUid: string | null): Promise<Delay> {
  const { hours, within } = await readSettings(db, config, { hours: coachingHours, within: answerWithinHours })
  const site = { hours, daysOff: [] }
  const schedule = staffUid ? (await schedulesOf(db, [staffUid], site)).get(staffUid) : undefined
  return {
    schedule: schedule ?? site,
    first: within.first * hourMilliseconds,
    next: within.next * hourMilliseconds,
  }
}

/** @returns a full hour, as it is announced; null when there is no working time within a year */
export function dueAt({ schedule, first, next }: Delay, answered: boolean, since: Date): Date | null {
  const due = addWorkingTime(schedule, since, answered ? next : first)
  return due && roundUpToHour(due)
}

/** Recomputed due time. If it is already past, keeps the former due time while that one is still ahead. */
export function recomputeDueTime(
  delay: Delay,
  { staffMessages, answerDueAt }: Pick<TicketRow, 'staffMessages' | 'answerDueAt'>,
  waitingSince: Date,
  now: Date,
): Date | null {
  const due = dueAt(delay, staffMessages > 0, waitingSince)
  return due && due < now && answerDueAt && answerDueAt > now ? answerDueAt : due
}

/** Start of the user's wait after these entries. */
function waitingAfter(
  ticket: Pick<TicketRow, 'waitingSince'>,
  rows: readonly Pick<EntryRow, 'kind' | 'staff' | 'content'>[],
  at: Date,
): Date | null {
  let since = ticket.waitingSince
  for (const { kind, staff, content } of rows) {
    if (kind === 'message') since = staff ? null : (since ?? at)
    if (kind === 'status' && content !== 'new' && content !== 'pending') since = null
  }
  return since
}

interface Moved {
  ticket: TicketRow
  moved: Partial<TicketRow>
  rows: readonly EntryRow[]
  at: Date
}

const same = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime()

/**
 * Changes to a ticket's answer clock, which follows the assignee's hours. A user message starts it; a staff answer
 * stops it.
 */
export async function answerClock(
  ports: Ports,
  db: Database,
  { ticket, moved, rows, at }: Moved,
): Promise<Partial<TicketRow>> {
  const waitingSince = waitingAfter(ticket, rows, at)
  const handedOn = 'assigneeUid' in moved && moved.assigneeUid !== ticket.assigneeUid
  if (same(waitingSince, ticket.waitingSince) && !handedOn) return {}
  await recordMissedPromise(db, ticket, at)
  if (!waitingSince) return { waitingSince, answerDueAt: null, dueWarnedAt: null }
  const assignee = moved.assigneeUid === undefined ? ticket.assigneeUid : moved.assigneeUid
  const delay = await delayOf(ports, db, assignee)
  return { waitingSince, answerDueAt: recomputeDueTime(delay, ticket, waitingSince, at), dueWarnedAt: null }
}

/**
 * Time at which the user may expect an answer: as promised, or as if they wrote now.
 * @returns null when there is no working time within a year
 */
export async function expectedAnswerTime(
  ports: Ports,
  db: Database,
  ticket: Pick<TicketRow, 'assigneeUid' | 'answerDueAt' | 'staffMessages'>,
  now: Date,
): Promise<Date | null> {
  if (ticket.answerDueAt) return ticket.answerDueAt
  return dueAt(await delayOf(ports, db, ticket.assigneeUid), ticket.staffMessages > 0, now)
}

/** Time at which each member of staff would answer a new message, as an ISO date; null: not within a year. */
export async function firstAnswerTimes(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  db: Database,
  staff: readonly { uid: string }[],
): Promise<Map<string, string | null>> {
  const defaults = await delayOf({ config }, db, null)
  const uids = staff.map(({ uid }) => uid)
  const own = await schedulesOf(db, uids, defaults.schedule)
  const now = clock.now()
  return new Map(
    uids.map((uid) => [
      uid,
      dueAt({ ...defaults, schedule: own.get(uid) ?? defaults.schedule }, false, now)?.toISOString() ?? null,
    ]),
  )
}
