import { randomUUIDv7 } from 'node:crypto'
import { messages } from '../../../../contracts/messages.ts'
import { staffCovers } from '../../../../contracts/support/staff-covers.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, forbidden, invalid, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Actor, StaffContext } from '../../../../platform/staff/index.ts'
import { staffResource } from '../../../../platform/staff/index.ts'
import { displayName, findUser, type User } from '../../../accounts/index.ts'
import { daysOf, momentsOfDays, stateOf } from '../../covers/lasting.ts'
import { mailCoverDecision, mailCoverProposed } from '../../covers/mail-covers.ts'
import { notifyCover } from '../../covers/notify-covers.ts'
import { type CoverRow, listOverlappingCovers, lockCoaches, rows, source } from '../../covers/queries-covers.ts'
import { recomputeDueTimesJob } from '../../hours/jobs.ts'
import { mayAgreeToCover, mayArrangeCover, mayCloseCover, worksIn } from '../../policy.ts'
import { channelOf } from '../../ticket-channel.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'config' | 'events' | 'extensions' | 'jobs' | 'mailer'>>

const longestDays = 92
const dayMilliseconds = 86_400_000

/** Covers are agreed between people: the application itself arranges none. */
function personOf(actor: Actor) {
  if (actor === 'system') throw forbidden()
  return actor
}

/** @throws 400 unless that user may be given discussions */
async function coachNamed({ ports, db }: Context, field: 'coach' | 'cover', uid: string): Promise<User> {
  const user = await findUser(db, uid)
  if (!user || !channelOf(ports, 'coaching').canWork(user)) throw invalid([violation(field, messages.choice)])
  return user
}

/** @throws 400 for days that have passed, that end before they begin, or that are too many */
function momentsWanted({ from, to }: { from: string; to: string }, now: Date) {
  const { startsAt, endsAt } = momentsOfDays(from, to)
  if (from > to) throw invalid([violation('to', messages.daysOrder)])
  if (endsAt <= now) throw invalid([violation('to', messages.coverPast)])
  const days = Math.round((endsAt.getTime() - startsAt.getTime()) / dayMilliseconds)
  if (days > longestDays) throw invalid([violation('to', messages.coverTooLong)])
  return { startsAt, endsAt }
}

/** @throws 409 */
async function refuseOverlap(db: Database, row: Parameters<typeof listOverlappingCovers>[1]): Promise<void> {
  if ((await listOverlappingCovers(db, row)).length > 0)
    throw conflict([violation('from', messages.coverOverlap)], messages.coverOverlap)
}

async function agree(context: Context, row: CoverRow): Promise<void> {
  const { ports, db, actor } = context
  const now = ports.clock.now()
  if (!mayAgreeToCover(personOf(actor), row)) throw forbidden()
  await coachNamed(context, 'coach', row.coachUid)
  await coachNamed(context, 'cover', row.coverUid)
  await refuseOverlap(db, row)
  await rows.update(db, row.uid, { acceptedAt: now })
  if (row.startsAt <= now) await notifyCover(ports, db, row, { now, isOver: false })
  await mailCoverDecision(ports, db, row, true)
}

async function close({ ports, db, actor }: Context, row: CoverRow): Promise<void> {
  if (!mayCloseCover(personOf(actor), row)) throw forbidden()
  const now = ports.clock.now()
  await rows.update(db, row.uid, { closedAt: now })
  await notifyCover(ports, db, row, { now, isOver: true })
  if (personOf(actor).uid !== row.coachUid) await mailCoverDecision(ports, db, row, false)
}

const isFinished = (row: CoverRow, now: Date) => ['over', 'closed'].includes(stateOf(row, now))

/** Agreements that a colleague reads and answers for a coach on given days. */
export const staffCoverResource = staffResource({
  calls: staffCovers,
  policy: {
    read: (viewer) => worksIn(viewer, 'coaching'),
    write: (viewer) => worksIn(viewer, 'coaching'),
    row: mayCloseCover,
  },
  unknown: 'Ce relais n’existe pas.',
  source,
  present: (found, { ports }) =>
    found.map((row) => ({
      uid: row.uid,
      coach: row.coachUid,
      coachName: row.coachName,
      cover: row.coverUid,
      coverName: row.coverName,
      ...daysOf(row),
      state: stateOf(row, ports.clock.now()),
      version: row.version,
    })),
  async create(context: Context, { coach, cover, ...days }) {
    const { ports, db, actor } = context
    if (!mayArrangeCover(personOf(actor), coach)) throw forbidden()
    if (coach === cover) throw invalid([violation('cover', messages.coverOneself)])
    const away = await coachNamed(context, 'coach', coach)
    const colleague = await coachNamed(context, 'cover', cover)
    const now = ports.clock.now()
    const moments = momentsWanted(days, now)
    await lockCoaches(db, [coach, cover])
    const uid = randomUUIDv7()
    await refuseOverlap(db, { uid, coachUid: coach, coverUid: cover, ...moments })
    const row = {
      uid,
      coachUid: coach,
      coachName: displayName(away),
      coverUid: cover,
      coverName: displayName(colleague),
      ...moments,
      createdAt: now,
    }
    await rows.insert(db, row)
    await mailCoverProposed(ports, db, colleague, row)
    return { uid, detail: { coach, cover, firstDay: days.from, lastDay: days.to } }
  },
  hold: ({ db }, { coachUid, coverUid }) => lockCoaches(db, [coachUid, coverUid]),
  lock: ({ db }, uid, act) => rows.lock(db, uid, act),
  async change(context: Context, row, { state }) {
    const { ports, db } = context
    const now = ports.clock.now()
    if (isFinished(row, now)) throw conflict([violation('state', messages.coverOver)], messages.coverOver)
    if (state === 'closed') await close(context, row)
    if (state === 'agreed' && row.acceptedAt === null) await agree(context, row)
    await ports.jobs.enqueue(db, recomputeDueTimesJob, { staff: row.coachUid })
    return { detail: { state } }
  },
})
