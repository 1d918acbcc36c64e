import { z } from 'zod'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineJob } from '../../../platform/jobs/index.ts'
import { findUnprocessed } from './queries-unprocessed.ts'
import { processOrRecord } from './receive-webhook.ts'
import { paymentProvider } from './registry.ts'

/** Replays an event for an admin. The provider is asked as at the first delivery, so that an old event does no harm. */
export const replayEventJob = defineJob({
  name: 'subscriptions.replay-event',
  payload: z.object({ event: z.uuid() }),
  async handle(platform: OpenedPlatform, { event: uid }) {
    const row = await findUnprocessed(platform.db, uid)
    const provider = paymentProvider(platform)
    if (row?.provider !== provider.name) return
    try {
      await processOrRecord(platform, provider, row.event)
    } catch (err) {
      // The failure is counted on the event's row, which stays in the list. The job itself succeeded.
      platform.log.warn({ err, event: row.eventUid }, 'a replayed provider event failed again')
    }
  },
})
