import { z } from 'zod'
import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform, Platform } from '../../../platform/index.ts'
import { defineJob } from '../../../platform/jobs/index.ts'
import { findUsers, nextPushTime, notifyByMail, notifyByPush, type User, withdrawPush } from '../../accounts/index.ts'
import { delayOf } from '../hours/answer-clock.ts'
import { nextWorkingMoment } from '../hours/business-time.ts'
import { recipientsOf } from '../hours/recipients.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'
import { findTicket } from '../tickets/queries-tickets.ts'

/** An open page marks its messages as read within this time: then no notice is sent. */
const readingMilliseconds = 5000

type Side = 'member' | 'staff'

const noticeFor = (side: Side, uid: string) => ({
  tag: uid,
  path: side === 'member' ? `/coaching/${uid}` : `/admin/tickets/${uid}`,
})

const payload = z.object({ ticket: z.uuid(), side: z.enum(['member', 'staff']), reader: z.uuid().nullable() })

const unreadBy = (side: Side, { personMessages, staffMessages, seen }: { seen: number } & TicketRow): number =>
  (side === 'member' ? staffMessages : personMessages) - seen

/** Time of the notice: at once for members, within their hours for staff. @returns null if there is none within a year */
async function nextHour(platform: OpenedPlatform, side: Side, uid: string): Promise<Date | null> {
  const now = platform.clock.now()
  if (side === 'member') return now
  return nextWorkingMoment((await delayOf(platform, platform.db, uid)).schedule, now)
}

/** @param waited the notice was postponed until now: it is not postponed again */
async function notifyOne(
  platform: OpenedPlatform,
  { ticket: ticketUid, side, waited }: { ticket: string; side: Side; waited: boolean },
  user: User,
): Promise<void> {
  const { clock, db } = platform
  const ticket = await findTicket(db, ticketUid, user.uid)
  if (!ticket || user.suspendedAt || unreadBy(side, ticket) <= 0) return
  const now = clock.now()
  const hour = await nextHour(platform, side, user.uid)
  const at = hour && ((await nextPushTime(db, user, 'message', hour)) ?? hour)
  if (!at) return
  if (at > now && !waited) return enqueue(platform, db, { ticket: ticketUid, side, reader: user.uid }, at)
  const notice = { kind: 'message', ...noticeFor(side, ticket.uid) } as const
  await db.transaction(async (db) => {
    await notifyByPush(platform, db, user, notice)
    // A member was already mailed when the answer was sent.
    if (side === 'staff') await notifyByMail(platform, db, user, notice)
  })
}

/** Notifies those who have not read the ticket when the job runs; staff outside their hours are notified when these begin. */
export const unreadNoticeJob = defineJob({
  name: 'support.unread-notice',
  payload,
  oneWaitingPerKey: true,
  retriesEverySeconds: 5,
  async handle(platform: OpenedPlatform, { ticket: uid, side, reader }) {
    const { db, clock } = platform
    const ticket = await findTicket(db, uid, uid)
    // Nobody can answer a locked contact ticket. Those from a blocked address arrive locked.
    if (!ticket || (ticket.type === 'contact' && ticket.status === 'locked')) return
    const readers = reader ?? (side === 'member' ? ticket.ownerUid : null)
    const users = readers
      ? await findUsers(db, [readers])
      : ((await recipientsOf(db, [ticket], clock.now())).get(ticket.uid) ?? [])
    const notice = { ticket: ticket.uid, side, waited: reader !== null }
    for (const user of users) await notifyOne(platform, notice, user)
  },
})

function enqueue(
  { jobs }: Pick<Platform, 'jobs'>,
  db: Database,
  notice: z.output<typeof payload>,
  startAfter: Date,
): Promise<void> {
  const singletonKey = `${notice.ticket}/${notice.side}/${notice.reader ?? ''}`
  return jobs.enqueue(db, unreadNoticeJob, notice, { singletonKey, startAfter })
}

/** Call it with each message. @param at end of the undo time; absent: the message cannot be undone */
export async function scheduleUnreadNotice(
  platform: Pick<Platform, 'clock' | 'jobs'>,
  db: Database,
  { uid, type }: Pick<TicketRow, 'uid' | 'type'>,
  side: Side,
  at: Date = platform.clock.now(),
): Promise<void> {
  // Help desk contacts are mailed: they have no account here.
  if (side === 'member' && type === 'contact') return
  const soon = new Date(Math.max(at.getTime(), platform.clock.now().getTime() + readingMilliseconds))
  await enqueue(platform, db, { ticket: uid, side, reader: null }, soon)
}

/** Removes the notice from the reader's other devices. */
export const withdrawUnreadNotice = (
  platform: Pick<Platform, 'jobs'>,
  db: Database,
  { uid }: Pick<TicketRow, 'uid'>,
  side: Side,
  readerUid: string,
): Promise<void> => withdrawPush(platform, db, readerUid, noticeFor(side, uid))
