import { z } from 'zod'
import { contractAct } from '../../contracts/subscriptions/contract-links.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { cancelSubscription } from './lifecycle/cancel-subscription.ts'
import { mailContractLink } from './lifecycle/contract/mail-contract-link.ts'

export const mailContractLinkJob = defineJob({
  name: 'subscriptions.mail-contract-link',
  payload: z.object({ user: z.uuid(), act: contractAct }),
  async handle(platform: OpenedPlatform, { user, act }) {
    await mailContractLink(platform, user, act)
  },
})

export const cancelSubscriptionJob = defineJob({
  name: 'subscriptions.cancel',
  payload: z.object({ subscription: z.uuid(), by: z.string().optional() }),
  async handle(platform: OpenedPlatform, { subscription, by }) {
    await cancelSubscription(platform, subscription, by)
  },
})
