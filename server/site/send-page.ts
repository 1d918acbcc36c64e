import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { leaveWork } from '../../platform/http/index.ts'
import type { PageInPieces } from '../../web/reader-page/places.ts'
import { readerCacheControl } from '../../web/session/headers/headers.ts'
import { type CachedPage, type PageCache, removeNonces, sendCached, toCachedPage } from '../page-cache/index.ts'
import { type ReaderPages, type SharedPage, toReaderPage } from '../reader-pages/index.ts'
import type { RenderedPage, RenderPage } from './render-page.ts'
import { sendUnavailable, UnavailableError } from './send-unavailable.ts'
import { clientGoneSignal, sendWebResponse } from './web-request.ts'

/** Tells whether all visitors share an answer: the site then sets `s-maxage` and no cookie. */
function isShared(response: Response): boolean {
  const control = response.headers.get('cache-control') ?? ''
  return response.status === 200 && control.includes('s-maxage') && response.headers.getSetCookie().length === 0
}

const perAnswer = new Set(['content-length', 'date', 'x-request-id', 'connection', 'transfer-encoding'])

type HeadersOfReply = ReturnType<FastifyReply['getHeaders']>

function headersToCache(ofReply: HeadersOfReply, response: Response): Record<string, string> {
  const all = { ...ofReply, ...Object.fromEntries(response.headers) }
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => !perAnswer.has(name))
      .map(([name, value]) => [name, String(value)]),
  )
}

interface SenderParts {
  cache: PageCache
  render: RenderPage
  readers: ReaderPages
  splitAtPlaces(html: string, key: string): PageInPieces
}

/** Sends pages. Concurrent requests for a shared page wait for one rendering; any other page is rendered per request. */
export function createPageSender({ cache, render, readers, splitAtPlaces }: SenderParts) {
  async function toPage(ofReply: HeadersOfReply, response: Response): Promise<CachedPage> {
    const headers = headersToCache(ofReply, response)
    let body = Buffer.from(await response.arrayBuffer())
    if (headers['content-type']?.startsWith('text/html')) {
      const shared = removeNonces(body.toString('utf8'), headers['content-security-policy'])
      body = Buffer.from(shared.html)
      if (shared.policy) headers['content-security-policy'] = shared.policy
    }
    return toCachedPage(headers, body)
  }

  async function renderAvailable(page: Parameters<RenderPage>[0]): Promise<RenderedPage> {
    const rendered = await render(page)
    if (rendered.isUnavailable) throw new UnavailableError(rendered)
    return rendered
  }

  /** @returns the page that all share, or the answer to this request alone */
  async function loadShared(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    left: AbortSignal,
  ): Promise<CachedPage | Response> {
    // Read the headers now: an expired page that is sent during the rendering adds headers of its own.
    const ofReply = reply.getHeaders()
    let own: Response | undefined
    const load = async (abandoned: AbortSignal) => {
      const { response } = await renderAvailable({ request, address, left: abandoned })
      if (isShared(response)) return toPage(ofReply, response)
      own = response
      return undefined
    }
    const page = await cache.load(address, load, left)
    // A page that may not be shared is rendered for each request.
    return page ?? own ?? (await renderAvailable({ request, address, left })).response
  }

  /** @returns undefined for a page that is not the same for all readers */
  async function renderForReaders(
    request: FastifyRequest,
    ofReply: HeadersOfReply,
    { entitlement, address }: SharedPage,
    left: AbortSignal,
  ) {
    const placeKey = randomBytes(16).toString('hex')
    const { response } = await renderAvailable({ request, address, left, shared: { entitlement, placeKey } })
    if (response.status !== 200 || response.headers.get('cache-control') !== readerCacheControl) return undefined
    const headers: Record<string, string> = { ...headersToCache(ofReply, response), vary: 'accept-encoding, cookie' }
    const shared = removeNonces(await response.text(), headers['content-security-policy'])
    return toReaderPage(
      {
        ...headers,
        ...(shared.policy ? { 'content-security-policy': shared.policy } : {}),
        'cache-control': 'private, no-store',
      },
      splitAtPlaces(shared.html, placeKey),
    )
  }

  async function answerReader(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const ofReply = reply.getHeaders()
    return readers.answer({
      request: request.raw,
      response: reply.raw,
      left: clientGoneSignal(reply),
      render: (shared, abandoned) => renderForReaders(request, ofReply, shared, abandoned),
      begin() {
        reply.hijack()
        leaveWork(reply.raw)
      },
    })
  }

  async function answerTo(request: FastifyRequest, reply: FastifyReply): Promise<CachedPage | Response> {
    const left = clientGoneSignal(reply)
    const address = cache.addressOf(request.raw)
    // An answer to HEAD has no body: cached, it would be an empty page for all.
    if (address !== undefined && request.method === 'GET') return loadShared(request, reply, address, left)
    return (await renderAvailable({ request, address, left })).response
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      if (await answerReader(request, reply)) return reply
      const answer = await answerTo(request, reply)
      if (answer instanceof Response) return await sendWebResponse(reply, answer)
      reply.hijack()
      leaveWork(reply.raw)
      sendCached(request.raw, reply.raw, answer)
      return reply
    } catch (error) {
      if (error instanceof UnavailableError) return sendUnavailable(request, reply, error, cache)
      throw error
    }
  }
}
