import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestHandler } from 'react-router'
import type { RequestScopes } from '../../platform/http/index.ts'
import { anyReader } from '../../platform/sessions/index.ts'
import type { CreateSiteContext, SharedFor, SiteCaches, SiteEnvironment } from '../../web/context.ts'
import type { PageTable } from '../../web/page-facts/page-table.ts'
import { audienceOf } from '../../web/session/audience.ts'
import { createApiFetch, type PageReading } from './api-fetch.ts'
import { collectFailures } from './collect-failures.ts'
import { toWebRequest } from './web-request.ts'

export interface RenderedPage {
  response: Response
  /** the database did not answer */
  isUnavailable: boolean
  /** renders an error page, for answers that are no page themselves */
  errorPage(): Promise<Response>
}

export interface PageRequest {
  request: FastifyRequest
  /** path and query, if they differ from the request's */
  address: string | undefined
  /** aborted when no one waits for the page any more */
  left: AbortSignal
  /** made for all readers with the same rights: nothing about the requesting reader is passed on */
  shared?: SharedFor
}

export interface RendererParts {
  app: FastifyInstance
  scopes: RequestScopes
  createSiteContext: CreateSiteContext
  handle: RequestHandler
  settings: SiteEnvironment
  caches: SiteCaches
  pages: PageTable
  publicUrl: string
}

export type RenderPage = (page: PageRequest) => Promise<RenderedPage>

/** Answers through React Router. */
export function createPageRenderer({ app, scopes, publicUrl, ...site }: RendererParts): RenderPage {
  const fallback = new URL(publicUrl)

  async function renderWith(
    { request, address, left, shared }: PageRequest,
    reading?: PageReading,
  ): Promise<RenderedPage> {
    const { createSiteContext, handle, settings, caches, pages } = site
    const failures = collectFailures(request.log)
    const asked = toWebRequest(request, left, { fallback, address })
    const webRequest = shared ? new Request(asked.url, { signal: left }) : asked
    const visitor = { address: request.ip, userAgent: request.headers['user-agent'] }
    const context = await createSiteContext({
      request: webRequest,
      fetchApi: createApiFetch(app, visitor, reading),
      settings,
      clientAddress: request.ip,
      caches,
      pages,
      ...(shared ? { shared } : {}),
      reportError: failures.report,
    })
    const response = await handle(webRequest, context)
    return {
      response,
      isUnavailable: failures.putOff() && response.status >= 500,
      errorPage: () => handle(new Request(new URL('/', webRequest.url), { headers: webRequest.headers }), context),
    }
  }

  return (page) => {
    const { method } = page.request
    if (method === 'GET' || method === 'HEAD') {
      const reader = page.shared && anyReader(audienceOf(page.shared.entitlement))
      return scopes.within((scope) => renderWith(page, { scope, left: page.left }), reader)
    }
    // A write is not aborted when the visitor leaves, and its page shows the written data.
    return renderWith(page)
  }
}
