import { redirect } from 'react-router'
import { readOfferedArticle } from '../../../contracts/coaching/offered-articles.ts'
import { HttpForbiddenError, HttpUnauthorizedError } from '../../api/index.ts'
import { siteContext } from '../../context.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { coachingGuards } from '../../session/guards.ts'
import { privateHeaders } from '../../session/headers/private-headers.ts'
import { rethrowAsNotFound } from '../../session/not-found.ts'
import type { Route } from './+types/offered-article'

export const handle: PageFacts = { returnTo: true }

export const middleware: Route.MiddlewareFunction[] = coachingGuards

/** Tells whether the user has not opened the link: the browser prefetches it, or asks for the headers only. */
const isAhead = ({ method, headers }: Request): boolean =>
  method !== 'GET' || headers.get('sec-purpose')?.includes('prefetch') === true

/**
 * Redirects from a card in a discussion to the article: the coach sees that the user opened it.
 * The article's page knows nothing of the discussion.
 */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  if (isAhead(request)) return new Response(null, { status: 204, headers: privateHeaders })
  const { api } = context.get(siteContext)
  const discussion = `/coaching/${encodeURIComponent(params.uid)}`
  const { payload } = await rethrowAsNotFound(api.call(readOfferedArticle, { params })).catch((error: unknown) => {
    // This write sends no password, so a 401 means that the session was closed elsewhere.
    if (error instanceof HttpUnauthorizedError) api.loseSession()
    // The discussion's page says that the subscription has ended.
    if (error instanceof HttpForbiddenError) throw redirect(discussion, { headers: privateHeaders })
    throw error
  })
  const address = payload.article === null ? discussion : `/article/${payload.article}`
  return redirect(address, { headers: privateHeaders })
}
