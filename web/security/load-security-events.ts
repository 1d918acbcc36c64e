import { listSecurityEvents } from '../../contracts/accounts/session.ts'
import type { Site } from '../context.ts'
import { recoverFromLoadFailure } from '../session/recover.ts'
import type { OwnEvents } from './security-events.tsx'

const length = 10

/** `events` is null if they fail to load: the rest of the page works. */
export async function loadSecurityEvents(site: Site, url: URL): Promise<OwnEvents> {
  const cursor = url.searchParams.get('events') ?? undefined
  const query = { length, ...(cursor ? { cursor } : {}) }
  const load = async () => {
    const { payload, page } = await site.api.call(listSecurityEvents, { query })
    const next = page.hasNextPage && page.endCursor
    return { events: payload, older: next ? `?events=${encodeURIComponent(next)}#activite` : null }
  }
  return recoverFromLoadFailure(site, load, { events: null, older: null })
}
