import { listOwnGifts, type OwnGift } from '../../contracts/subscriptions/gifts.ts'
import type { Site } from '../context.ts'
import { recoverFromLoadFailure } from '../session/recover.ts'

/** Loads the user's gifts; empty if they fail to load, because the page works without them. */
export const loadOwnGifts = (site: Site): Promise<OwnGift[]> =>
  recoverFromLoadFailure(site, async () => (await site.api.call(listOwnGifts)).payload, [])
