import type { OpenedPlatform } from '../../platform/index.ts'
import { defineSweep } from '../../platform/jobs/index.ts'
import { readSetting } from '../../platform/settings/index.ts'
import { removeFiles } from './attachments/attachment-files.ts'
import { deleteAttachments, takeForgottenAttachments } from './attachments/queries-attachments.ts'
import { lockCutoff } from './policy.ts'
import { contactRetentionDays } from './settings.ts'
import { deleteExpiredTokens } from './tickets/contact/queries-contacts.ts'
import { lockForGood } from './tickets/lock-for-good.ts'
import { eraseTickets } from './tickets/retention/erase-tickets.ts'
import { takeClosedTickets, takeOutdatedTickets } from './tickets/retention/queries-retention.ts'

const hourMilliseconds = 3_600_000
const dayMilliseconds = 24 * hourMilliseconds
const batch = 50

/** Repeats until a batch is not full. */
async function inBatches(turn: () => Promise<number>): Promise<void> {
  while ((await turn()) === batch);
}

/** Locks tickets that were closed 14 days ago. */
export const lockClosedSweep = defineSweep({
  name: 'support.lock-closed',
  everySeconds: 5,
  async handle(platform: OpenedPlatform) {
    const { db, clock } = platform
    await inBatches(() =>
      db.transaction(async (db) => {
        const tickets = await takeClosedTickets(db, lockCutoff(clock.now()), batch)
        for (const ticket of tickets) await lockForGood(platform, db, ticket)
        return tickets.length
      }),
    )
  },
})

/** Erases help desk tickets when the configured time has passed since their last message, also those never closed. */
export const eraseOutdatedSweep = defineSweep({
  name: 'support.erase-outdated',
  everySeconds: 600,
  async handle(platform: OpenedPlatform) {
    const { db, clock, config } = platform
    const days = await readSetting(db, config, contactRetentionDays)
    const before = new Date(clock.now().getTime() - days * dayMilliseconds)
    await inBatches(() =>
      db.transaction(async (db) => {
        const tickets = await takeOutdatedTickets(db, before, batch)
        await eraseTickets(platform, db, tickets)
        return tickets.length
      }),
    )
  },
})

/** Removes files that stayed unsent for a day, or whose ticket was erased: the file first, then its row. */
export const forgetAttachmentsSweep = defineSweep({
  name: 'support.forget-attachments',
  everySeconds: 60,
  async handle(platform: OpenedPlatform) {
    const { db, clock } = platform
    const now = clock.now().getTime()
    const since = {
      unsentBefore: new Date(now - dayMilliseconds),
      announcedBefore: new Date(now - hourMilliseconds),
    }
    await inBatches(() =>
      db.transaction(async (db) => {
        const forgotten = (await takeForgottenAttachments(db, since, batch)).map(({ uid }) => uid)
        for (const uid of forgotten) await removeFiles(platform, uid)
        await deleteAttachments(db, forgotten)
        return forgotten.length
      }),
    )
  },
})

export const forgetAccessSweep = defineSweep({
  name: 'support.forget-access',
  everySeconds: 3600,
  async handle({ db, clock }: OpenedPlatform) {
    await deleteExpiredTokens(db, clock.now())
  },
})
