import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { mailOf } from '../../../platform/mailer/index.ts'
import { filterMailRecipients } from '../../accounts/index.ts'
import { nearlyDueMail, nearlyDueSubject } from '../mails/nearly-due.tsx'
import type { TicketRow } from '../tickets/queries-rows.ts'
import { updateTicket } from '../tickets/queries-tickets.ts'
import { delayOf, recomputeDueTime } from './answer-clock.ts'
import { workingTimeBetween } from './business-time.ts'
import { recordMissedPromise } from './missed-promises.ts'
import { takeNearlyDueTickets } from './queries-hours.ts'
import { recipientsOf } from './recipients.ts'

const hourMilliseconds = 3_600_000
/** Working time before the due time: for an answer due at nine, staff are warned the evening before. */
const ahead = hourMilliseconds
/** No night, weekend or holiday lasts longer: tickets due later are not near. */
const farthest = 7 * 24 * hourMilliseconds
const batch = 100

/** Tells whether at most `ahead` of working time is left by the current hours. Updates a due time that these changed. */
async function isNear(platform: OpenedPlatform, db: Database, ticket: TicketRow, now: Date): Promise<boolean> {
  if (!ticket.waitingSince) return false
  const delay = await delayOf(platform, db, ticket.assigneeUid)
  const due = recomputeDueTime(delay, ticket, ticket.waitingSince, now)
  if (due?.getTime() !== ticket.answerDueAt?.getTime()) {
    await recordMissedPromise(db, ticket, now)
    await updateTicket(db, ticket.uid, { answerDueAt: due })
  }
  return due !== null && workingTimeBetween(delay.schedule, now, due) <= ahead
}

async function mailEach(platform: OpenedPlatform, db: Database, near: readonly TicketRow[]): Promise<void> {
  const counts = new Map<string, number>()
  const recipients = [...(await recipientsOf(db, near, platform.clock.now())).values()].flat()
  for (const { email } of await filterMailRecipients(db, recipients, 'reminder'))
    counts.set(email, (counts.get(email) ?? 0) + 1)
  for (const [to, count] of counts) {
    const href = `${platform.config.publicUrl}/admin/tickets`
    const mail = mailOf(nearlyDueMail, { count, href })
    await platform.mailer.write(db, { to, subject: nearlyDueSubject, ...mail })
  }
}

/** Warns once per due time. @returns whether there may be more */
async function warnSome(platform: OpenedPlatform): Promise<boolean> {
  const { db, clock } = platform
  const now = clock.now()
  return db.transaction(async (db) => {
    const found = await takeNearlyDueTickets(db, new Date(now.getTime() + farthest), batch)
    const near: TicketRow[] = []
    for (const ticket of found) if (await isNear(platform, db, ticket, now)) near.push(ticket)
    for (const { uid } of near) await updateTicket(db, uid, { dueWarnedAt: now })
    await mailEach(platform, db, near)
    return near.length === batch
  })
}

export const warnNearlyDueSweep = defineSweep({
  name: 'support.warn-nearly-due',
  everySeconds: 60,
  async handle(platform: OpenedPlatform) {
    while (await warnSome(platform));
  },
})
