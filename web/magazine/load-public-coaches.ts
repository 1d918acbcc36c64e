import { type Coach, listPublicCoaches } from '../../contracts/coaching/coach-profiles.ts'
import type { Site } from '../context.ts'

/** Coaches with a published sheet. Pages work without them. */
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
