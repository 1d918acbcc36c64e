import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Logger, withoutValues } from '../platform/log/index.ts'
import type { PageCache } from './page-cache/index.ts'
import { sendWebResponse } from './web-request.ts'

/** The API said 503, as it does while the database does not answer. The error's class is the site bundle's own. */
function isPutOff(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    if ((fault as { status?: unknown }).status === 503) return true
  }
  return false
}

/** What failed while one page was made. */
export function collectFailures(log: Pick<Logger, 'warn' | 'error'>) {
  let putOff = false
  return {
    report(error: unknown): void {
      if (isPutOff(error)) {
        putOff = true
        log.warn({ reason: withoutValues(error).message }, 'page put off')
      } else log.error({ err: error }, 'page failed')
    },
    putOff: () => putOff,
  }
}

const isPage = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') ?? false

interface Fallbacks {
  cache: PageCache
  /** a page that fails in the same way: feeds and the site map have none of their own */
  errorPage(): Promise<Response>
}

/** Sends what was kept of the page, however old, or a 503 that asks to come back. */
export async function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  failed: Response,
  { cache, errorPage }: Fallbacks,
): Promise<FastifyReply> {
  if (cache.serveStale(request.raw, reply.raw)) return reply.hijack()
  const isPlain = failed.headers.get('content-type')?.startsWith('text/plain') ?? true
  const shown = isPlain && request.method === 'GET' ? await errorPage() : failed
  const { headers } = isPage(shown) ? shown : failed
  const body = isPage(shown) || !isPlain ? shown.body : 'Service momentanément indisponible.'
  const answer = new Response(request.method === 'HEAD' ? null : body, { status: 503, headers })
  answer.headers.set('retry-after', '1')
  answer.headers.set('cache-control', 'no-store')
  return sendWebResponse(reply, answer)
}
