import { type Coach, listPublicCoaches } from '../../contracts/coaching/coach-profiles.ts'
import type { Site } from '../context.ts'

/** Loads coaches with a published sheet; empty if they fail to load, because pages work without them. */
export async function loadPublicCoaches({
  api,
  remember,
  reportError,
}: Pick<Site, 'api' | 'remember' | 'reportError'>): Promise<readonly Coach[]> {
  try {
    return await remember('public-coaches', async () => (await api.call(listPublicCoaches)).payload)
  } catch (error) {
    reportError(error)
    return []
  }
}
