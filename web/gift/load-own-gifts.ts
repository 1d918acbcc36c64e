import { listOwnGifts, type OwnGift } from '../../contracts/subscriptions/gifts.ts'
import type { Site } from '../context.ts'
import { isLoadFailure } from '../forms/api-problem.ts'

/** The user's gifts. Also empty if they fail to load: the page works without. */
export async function loadOwnGifts({ api, reportError }: Site): Promise<OwnGift[]> {
  try {
    return (await api.call(listOwnGifts)).payload
  } catch (error) {
    if (!isLoadFailure(error)) throw error
    reportError(error)
    return []
  }
}
