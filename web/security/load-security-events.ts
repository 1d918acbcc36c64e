import { listSecurityEvents } from '../../contracts/accounts/session.ts'
import type { Site } from '../context.ts'
import { isLoadFailure } from '../forms/api-problem.ts'
import type { OwnEvents } from './security-events.tsx'

const length = 10

/** `events` is null if they fail to load: the rest of the page works. */
export async function loadSecurityEvents({ api, reportError }: Site, url: URL): Promise<OwnEvents> {
  const cursor = url.searchParams.get('events') ?? undefined
  try {
    const { payload, page } = await api.call(listSecurityEvents, { query: { length, ...(cursor ? { cursor } : {}) } })
    const next = page.hasNextPage && page.endCursor
    return { events: payload, older: next ? `?events=${encodeURIComponent(next)}#activite` : null }
  } catch (error) {
    if (!isLoadFailure(error)) throw error
    reportError(error)
    return { events: null, older: null }
  }
}
