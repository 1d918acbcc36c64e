import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { type CreateSiteContext, type CreateSiteHandler, type Site, siteContext } from './context.ts'
import { FragmentCache } from './fragment-cache/cached-fragment.tsx'
import { type PartsOfOnePage, partsOfOnePage } from './fragment-cache/fragment-cache.tsx'
import { preventEmailWrap } from './i18n/typography.ts'
import { PageNonce } from './layout/page-nonce.ts'
import { StaticPage } from './layout/static-page.ts'
import type { PageFacts } from './page-facts/page-facts.ts'
import { previewOf, setPreviewHeaders } from './pages/preview.ts'
import { PlaceKey } from './reader-page/places.ts'
import { markCacheable, setSecurityHeaders } from './session/headers/headers.ts'
import { pictureFirst } from './session/headers/picture-first.ts'
import { privateHeaders } from './session/headers/private-headers.ts'
import { speculationOf } from './session/headers/speculation.ts'
import { styleAttributes } from './session/headers/style-hashes.ts'
import { isCrossSiteWrite } from './session/middleware.ts'
import { refusalStatus } from './session/refusals.ts'
import { RequestSite } from './session/request-site.ts'
import { SharedSite } from './session/shared-site.ts'
import { isStatic } from './session/static-page.ts'

export { createPageTable } from './page-facts/page-table.ts'
export { renderPart } from './reader-page/parts.tsx'
export { splitAtPlaces } from './reader-page/places.ts'
export { createVisits } from './reader-page/visit.ts'
export { hasSession, isPersonal } from './session/cookies/reader-cookies.ts'

export const createSiteContext: CreateSiteContext = (input) => {
  const context = new RouterContextProvider()
  context.set(siteContext, input.shared ? new SharedSite(input.shared, input) : new RequestSite(input))
  return context
}

/** Statuses of API refusals, set by `handleError`: in production the framework hides errors from `handleRequest`. */
const refusals = new WeakMap<RouterContextProvider, number>()

/**
 * React Router is inside this bundle: the copy that made the context must also handle the request. It answers 500 in
 * plain text when the loader of a file throws: if the API refused, the answer gets the refusal's status.
 */
export const createSiteHandler: CreateSiteHandler = (build) => {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return async (request, context) => {
    const answer = await handle(request, context)
    const refused = context && refusals.get(context)
    const isLastResort = answer.status === 500 && answer.headers.get('content-type') === 'text/plain'
    if (!isLastResort || refused === undefined) return answer
    return new Response(null, { status: refused, headers: privateHeaders })
  }
}

/** Logs unexpected errors of loaders and renderings. Refusals are in the log of requests. */
export function handleError(error: unknown, { request, context }: { request: Request; context: unknown }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  if (isCrossSiteWrite(request)) return
  if (!(context instanceof RouterContextProvider)) return
  const refused = refusalStatus(error)
  if (refused) refusals.set(context, refused)
  context.get(siteContext).reportError(error)
}

/** Data of a page belongs to one user: no shared cache may store it. */
export function handleDataRequest(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
  return response
}

/** An error page has none of the facts of the page that it replaces. */
function factsShown({ matches, errors }: EntryContext['staticHandlerContext']): PageFacts {
  return errors ? {} : ((matches.at(-1)?.route.handle as PageFacts | undefined) ?? {})
}

const renderTimeoutMilliseconds = 10_000

interface Rendering {
  context: EntryContext
  url: string
  nonce: string | undefined
  parts: PartsOfOnePage
  placeKey: string | undefined
}

function render({ context, url, nonce, parts, placeKey }: Rendering): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const page = (
      <StaticPage value={nonce === undefined}>
        <PlaceKey value={placeKey}>
          {/* A cached fragment has no access to contexts, so it cannot have a placeholder. */}
          <FragmentCache value={placeKey === undefined ? parts.render : undefined}>
            <PageNonce value={nonce}>
              <ServerRouter context={context} url={url} nonce={nonce} />
            </PageNonce>
          </FragmentCache>
        </PlaceKey>
      </StaticPage>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Send the page whole: React would move large or late parts to its end, where a script must move them back.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    })
    const timer = setTimeout(() => abort(new Error('rendering took too long')), renderTimeoutMilliseconds)
  })
}

/** Keeps only the matched routes: the router copies every route that it receives into each page. */
function withRoutesShown(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const shown = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]])
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(shown) } }
}

/** Tells whether the page is the same for all visitors, or for all readers with the same rights. */
const isSame = (site: Site): boolean => site.shared !== undefined || (site.viewer === null && site.flashes.length === 0)

export default async function handleRequest(
  request: Request,
  pageStatus: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const site = context.get(siteContext)
  const status = refusals.get(context) ?? pageStatus
  const plain = isStatic(routerContext.staticHandlerContext)
  const nonce = plain ? undefined : site.nonce
  const speculation = speculationOf(site.pages)
  const facts = factsShown(routerContext.staticHandlerContext)
  const address = new URL(request.url)
  if (previewOf(address) !== undefined) setPreviewHeaders(headers)
  const ownCaching = headers.has('cache-control')
  const isKept = plain && facts.cached !== undefined && status === 200 && !ownCaching && isSame(site)
  if (isKept) markCacheable(headers, site.shared !== undefined)
  else if (!ownCaching) headers.set('cache-control', 'private, no-store')
  headers.set('content-type', 'text/html; charset=utf-8')
  const parts = partsOfOnePage(site.fragments)
  const placeKey = site.shared?.placeKey
  const rendered = pictureFirst(
    await render({ context: withRoutesShown(routerContext), url: request.url, nonce, parts, placeKey }),
  )
  const html = plain ? preventEmailWrap(rendered) : rendered
  parts.fill(site.reportError)
  const inline = nonce ? `'nonce-${nonce}'` : isKept ? speculation.hash : ''
  setSecurityHeaders(headers, {
    settings: site.settings,
    inline,
    styleAttributes: styleAttributes(html),
    facts,
    address,
  })
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  return new Response(isKept ? html.replace('</body>', `${speculation.script}</body>`) : html, { status, headers })
}
