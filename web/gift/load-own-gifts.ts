import { listOwnGifts, type OwnGift } from '../../contracts/subscriptions/gifts.ts'
import type { Site } from '../context.ts'
import { isLoadFailure } from '../forms/api-problem.ts'

/** Loads the user's gifts; empty if they fail to load, because the page works without them. */
export async function loadOwnGifts({ api, reportError }: Site): Promise<OwnGift[]> {
  try {
    return (await api.call(listOwnGifts)).payload
  } catch (error) {
    if (!isLoadFailure(error)) throw error
    reportError(error)
    return []
  }
}
