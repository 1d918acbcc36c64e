import { countUnread } from '../../contracts/support/unread.ts'
import type { Site } from '../context.ts'
import { isLoadFailure } from '../forms/api-problem.ts'

/** Counts unseen answers of a subscriber's coaches; makes no call for anyone else. */
export async function loadUnread({ api, viewer, reportError }: Site): Promise<number> {
  if (!viewer?.vip) return 0
  try {
    const { payload } = await api.call(countUnread, { params: { type: 'coaching' } })
    return payload.count
  } catch (error) {
    // The page also works without the number.
    if (isLoadFailure(error)) reportError(error)
    return 0
  }
}
