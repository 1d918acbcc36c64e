import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'
import { insertMissedPromise, takeOverdueDiscussions } from './queries-promises.ts'

const batch = 100

/**
 * Records a discussion's promised hour that passed without an answer. Call this with the ticket locked, before the due time is
 * replaced or cleared: a late answer or new hours must not hide the miss.
 */
export async function recordMissedPromise(
  db: Database,
  ticket: Pick<TicketRow, 'uid' | 'type' | 'ownerUid' | 'waitingSince' | 'answerDueAt'>,
  now: Date,
): Promise<void> {
  const { uid: ticketUid, type, ownerUid, waitingSince, answerDueAt: dueAt } = ticket
  if (type !== 'coaching' || !waitingSince || !dueAt || dueAt >= now) return
  await insertMissedPromise(db, {
    uid: randomUUIDv7(),
    ticketUid,
    ownerUid,
    waitingSince,
    dueAt,
    recordedAt: now,
    settledAt: null,
  })
}

export const recordMissedSweep = defineSweep({
  name: 'support.record-missed',
  everySeconds: 30,
  async handle({ db, clock }: OpenedPlatform) {
    const recordSome = () =>
      db.transaction(async (db) => {
        const now = clock.now()
        const overdue = await takeOverdueDiscussions(db, now, batch)
        for (const ticket of overdue) await recordMissedPromise(db, ticket, now)
        return overdue.length
      })
    while ((await recordSome()) === batch);
  },
})
