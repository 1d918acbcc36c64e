import { z } from 'zod'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineJob } from '../../../platform/jobs/index.ts'
import { entriesTopic } from '../tickets/messages/append-entries.ts'
import { updateTicket } from '../tickets/queries-tickets.ts'
import { delayOf, recomputeDueTime } from './answer-clock.ts'
import { recordMissedPromise } from './missed-promises.ts'
import { takeTicketsWaitingFor } from './queries-hours.ts'

const batch = 100

async function promiseSome(platform: OpenedPlatform, staff: string, after: string | null): Promise<string | null> {
  const { db } = platform
  return db.transaction(async (db) => {
    const now = platform.clock.now()
    const delay = await delayOf(platform, db, staff)
    const waiting = await takeTicketsWaitingFor(db, staff, after, batch)
    for (const ticket of waiting) {
      const { uid, waitingSince } = ticket
      if (!waitingSince) continue
      await recordMissedPromise(db, ticket, now)
      await updateTicket(db, uid, {
        answerDueAt: recomputeDueTime(delay, ticket, waitingSince, now),
        dueWarnedAt: null,
      })
      await platform.events.publish(db, entriesTopic, { ticket: uid })
    }
    return waiting.length === batch ? (waiting.at(-1)?.uid ?? null) : null
  })
}

/** Recomputes due times after a change of hours. */
export const recomputeDueTimesJob = defineJob({
  name: 'support.promise-anew',
  payload: z.object({ staff: z.uuid() }),
  async handle(platform: OpenedPlatform, { staff }) {
    let after = await promiseSome(platform, staff, null)
    while (after) after = await promiseSome(platform, staff, after)
  },
})
