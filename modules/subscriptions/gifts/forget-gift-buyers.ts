import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { forgetGiftBuyers } from './queries-gifts.ts'

const batch = 100

/** Deletes visitors' names and addresses some time after their gift was used, expired or refunded, or if it was never paid. */
export const forgetGiftBuyersSweep = defineSweep({
  name: 'subscriptions.forget-gift-buyers',
  everySeconds: 3600,
  async handle({ db, clock }: OpenedPlatform) {
    const now = clock.now()
    while ((await db.transaction((db) => forgetGiftBuyers(db, now, batch))) === batch);
  },
})
