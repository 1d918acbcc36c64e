import { redirect } from 'react-router'
import { z } from 'zod'
import {
  closeOtherSessions,
  closeOwnSession,
  listOwnSessions,
  type OwnSession,
} from '../../contracts/accounts/session.ts'
import { uuid } from '../../contracts/forms.ts'
import { HttpNotFoundError } from '../api/index.ts'
import type { Site } from '../context.ts'
import { flashFailure, recoverFromLoadFailure } from '../session/recover.ts'

const path = '/account/security'
const length = 20

/** `sessions` is null if they fail to load: the rest of the page works. */
export async function loadSessions(
  site: Site,
  url: URL,
): Promise<{ sessions: OwnSession[] | null; next: string | null }> {
  const cursor = url.searchParams.get('after') ?? undefined
  const query = { length, ...(cursor ? { cursor } : {}) }
  const load = async () => {
    const { payload, page } = await site.api.call(listOwnSessions, { query })
    const next = page.hasNextPage && page.endCursor ? `${path}?after=${encodeURIComponent(page.endCursor)}` : null
    return { sessions: payload, next }
  }
  return recoverFromLoadFailure(site, load, { sessions: null, next: null })
}

/** Ignores the error of a session that is already closed. */
const quietly = (error: unknown): void => {
  if (!(error instanceof HttpNotFoundError)) throw error
}

export const closeSessionForm = z.object({ what: z.enum(['close', 'closeOthers']), sid: z.string().optional() })

/** @throws a redirect back to the list */
export async function closeSessions(site: Site, form: FormData): Promise<never> {
  const sid = form.get('what') === 'close' ? uuid.safeParse(form.get('sid')).data : null
  if (sid === undefined) throw new Response(null, { status: 400 })
  try {
    if (sid === null) await site.api.call(closeOtherSessions)
    else await site.api.call(closeOwnSession, { params: { sid } }).catch(quietly)
    site.leaveFlash({ type: 'success', key: sid === null ? 'sessionsClosed' : 'sessionClosed' })
  } catch (error) {
    flashFailure(site, error, 'sessionUnclosed')
  }
  throw redirect(path)
}
