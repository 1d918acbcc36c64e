import { type Coach, listPublicCoaches } from '../../contracts/coaching/coach-profiles.ts'
import type { Site } from '../context.ts'
import { recoverFromAnyError } from '../session/recover.ts'

/** Loads coaches with a published sheet; empty if they fail to load, because pages work without them. */
export function loadPublicCoaches(site: Pick<Site, 'api' | 'remember' | 'reportError'>): Promise<readonly Coach[]> {
  const load = async () => (await site.api.call(listPublicCoaches)).payload
  return recoverFromAnyError(site, () => site.remember('public-coaches', load), [])
}
