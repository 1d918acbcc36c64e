import { z } from 'zod'
import type { Platform } from '../../platform/index.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { cancelSubscription } from './cancel-subscription.ts'

export const cancelSubscriptionJob = defineJob({
  name: 'subscriptions.cancel',
  payload: z.object({ subscription: z.uuid() }),
  async handle(platform: Platform, { subscription }) {
    await cancelSubscription(platform, subscription)
  },
})
