import type { OutgoingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { freeSlots } from '../../platform/http/index.ts'

/** Node's headers as those of a web request or response, without some. */
export function toHeaders(values: OutgoingHttpHeaders, leavesOut: (name: string) => boolean): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(values)) {
    if (leavesOut(name)) continue
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one))
  }
  return headers
}

const isPseudoHeader = (name: string): boolean => name.startsWith(':')

interface Asked {
  /** used for an unparsable address; its origin replaces a missing host */
  fallback: URL
  /** path and query, if they differ from the request's */
  address: string | undefined
}

/** Keeps the host that the visitor's browser used, so that redirects and origin checks match it. */
function urlOf(request: FastifyRequest, { fallback, address }: Asked): URL {
  const base = request.host ? `${request.protocol}://${request.host}` : fallback.origin
  // A path that begins with two slashes would otherwise be read as another host.
  const path = (address ?? request.url).replace(/^\/{2,}/, '/')
  return URL.canParse(path, base) ? new URL(path, base) : new URL('/', fallback)
}

/** Creates a signal that aborts if the client leaves before its answer is sent. */
export function clientGoneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

export function toWebRequest(request: FastifyRequest, signal: AbortSignal, asked: Asked): Request {
  const url = urlOf(request, asked)
  // Request a page's data with GET: React Router reads their JSON, which a HEAD would not have. The server still sends no body.
  const method = request.method === 'HEAD' && url.pathname.endsWith('.data') ? 'GET' : request.method
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && Buffer.isBuffer(request.body)
  return new Request(url, {
    method,
    headers: toHeaders(request.headers, isPseudoHeader),
    signal,
    ...(hasBody ? { body: new Uint8Array(request.body as Buffer) } : {}),
  })
}

const isStream = (type: string | null): boolean => type?.startsWith('text/event-stream') ?? false

const isText = (type: string | null): boolean => type !== null && /^(?:text\/html|text\/x-script)/.test(type)

/** Sends HTML and page data whole: streaming them would cost as much as a database query. */
export async function sendWebResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.status(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  if (!response.body) return reply.send()
  if (isStream(response.headers.get('content-type'))) freeSlots(reply.raw)
  if (isText(response.headers.get('content-type'))) return reply.send(Buffer.from(await response.arrayBuffer()))
  return reply.send(Readable.fromWeb(response.body as NodeReadableStream<Uint8Array>))
}
