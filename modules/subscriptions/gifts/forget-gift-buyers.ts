import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { forgetGiftBuyers } from './queries-gifts.ts'

const batch = 100

/** Deletes name and address of visitors once their gift is used, expired or paid back for a while, or was never paid. */
export const forgetGiftBuyersSweep = defineSweep({
  name: 'subscriptions.forget-gift-buyers',
  everySeconds: 3600,
  async handle({ db, clock }: OpenedPlatform) {
    const now = clock.now()
    while ((await db.transaction((db) => forgetGiftBuyers(db, now, batch))) === batch);
  },
})
