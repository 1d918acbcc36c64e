import type { FastifyReply, FastifyRequest } from 'fastify'
import { leaveWork } from '../platform/http/index.ts'
import { type createPageStyles, type PageCache, shareable, toCachedPage } from './page-cache/index.ts'
import { sendWebResponse } from './web-request.ts'

/** The site says of each answer whether all visitors share it: `s-maxage`, and no cookie. */
function isShared(response: Response): boolean {
  const control = response.headers.get('cache-control') ?? ''
  return response.status === 200 && control.includes('s-maxage') && response.headers.getSetCookie().length === 0
}

const perAnswer = new Set(['content-length', 'date', 'x-request-id', 'connection', 'transfer-encoding'])

function headersToCache(reply: FastifyReply, response: Response): Record<string, string> {
  const all = { ...reply.getHeaders(), ...Object.fromEntries(response.headers) }
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => !perAnswer.has(name))
      .map(([name, value]) => [name, String(value)]),
  )
}

export interface CacheTarget {
  cache: PageCache
  /** of the cache, when the page was asked for */
  generation: number
  inlineStyles: ReturnType<typeof createPageStyles>
}

/** Sends the page; where all visitors share it, keeps it for the next one. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  { cache, generation, inlineStyles }: CacheTarget,
): Promise<FastifyReply> {
  // An answer to HEAD has no body: kept, it would be everybody's empty page.
  const keepable = request.method === 'GET' && cache.addressOf(request.raw) !== undefined && isShared(response)
  if (!keepable) return sendWebResponse(reply, response)
  const headers = headersToCache(reply, response)
  const isPage = headers['content-type']?.startsWith('text/html') ?? false
  let body = Buffer.from(await response.arrayBuffer())
  if (isPage) {
    const styled = inlineStyles(body.toString('utf8'))
    const shared = shareable(styled.html, headers['content-security-policy'], styled.hashes)
    body = Buffer.from(shared.html)
    if (shared.policy) headers['content-security-policy'] = shared.policy
  }
  const page = await toCachedPage(headers, body)
  cache.store(request.raw, page, generation)
  reply.hijack()
  leaveWork(reply.raw)
  if (!cache.serve(request.raw, reply.raw)) {
    // Something changed meanwhile: this one answer is not kept, but is whole.
    reply.raw.writeHead(200, { ...page.headers, 'content-length': body.length })
    reply.raw.end(body)
  }
  return reply
}
