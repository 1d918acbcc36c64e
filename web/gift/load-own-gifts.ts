import { listOwnGifts, type OwnGift } from '../../contracts/subscriptions/gifts.ts'
import type { Site } from '../context.ts'
import { isLoadFailure } from '../forms/api-problem.ts'

/** Empty too where they cannot be had now: the page stands without them. */
export async function loadOwnGifts({ api, reportError }: Site): Promise<OwnGift[]> {
  try {
    return (await api.call(listOwnGifts)).payload
  } catch (error) {
    if (!isLoadFailure(error)) throw error
    reportError(error)
    return []
  }
}
