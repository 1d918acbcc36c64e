import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageCache } from '../page-cache/index.ts'
import type { RenderedPage } from './render-page.ts'
import { sendWebResponse } from './web-request.ts'

const isPage = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') ?? false

interface Content {
  headers: Headers
  body: Buffer
}

/** Feeds and the site map have no error page of their own. */
async function contentOf({ response, errorPage }: RenderedPage): Promise<Content> {
  const isPlain = response.headers.get('content-type')?.startsWith('text/plain') ?? true
  const shown = isPlain ? await errorPage() : response
  if (isPage(shown)) return { headers: shown.headers, body: Buffer.from(await shown.arrayBuffer()) }
  if (isPlain) return { headers: response.headers, body: Buffer.from('Service momentanément indisponible.') }
  return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

/** A page could not be rendered because the database did not answer. All who wait for the page get the same error page. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
  readonly #failed: RenderedPage
  #content: Promise<Content> | undefined

  constructor(failed: RenderedPage) {
    super('the database did not answer while a page was rendered')
    this.#failed = failed
  }

  content(): Promise<Content> {
    this.#content ??= contentOf(this.#failed)
    return this.#content
  }
}

/** Sends the cached page, however old, or a 503 that asks the client to retry. */
export async function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  error: UnavailableError,
  cache: PageCache,
): Promise<FastifyReply> {
  if (cache.serveExpired(request.raw, reply.raw)) return reply.hijack()
  const { headers, body } = await error.content()
  const response = new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: 503, headers })
  response.headers.set('retry-after', '1')
  response.headers.set('cache-control', 'no-store')
  return sendWebResponse(reply, response)
}
