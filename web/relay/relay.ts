import type { RouterContextProvider } from 'react-router'
import { relayBase } from '../../contracts/text/address.ts'
import { siteContext } from '../context.ts'
import { privateHeaders } from '../session/headers/private-headers.ts'
import { isCrossSite } from '../session/middleware.ts'
import { type RelayedCall, relayedCallAt } from './relayed-calls.ts'

/** Request headers that are relayed; only the cookie identifies the caller. */
const requestHeaders = ['accept', 'content-type', 'idempotency-key', 'last-event-id']
/** Response headers of one connection, or not for the page's script. */
const withheldHeaders = ['connection', 'keep-alive', 'set-cookie', 'transfer-encoding', 'x-next-token']

const refusal = (status: number, message: string): Response =>
  Response.json({ message }, { status, headers: privateHeaders })

const isEventStream = ({ call }: RelayedCall): boolean => call.method === 'GET' && call.path.endsWith('/events')

/** React Router reads the data of a page to its end before it answers; a stream has none. */
const isPageData = (request: Request): boolean => new URL(request.url).pathname.endsWith('.data')

function headersFor(request: Request, url: URL, relayed: RelayedCall): Headers {
  const headers = new Headers()
  for (const name of requestHeaders) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  // An EventSource can send no header before its first event.
  const after = url.searchParams.get('after')
  if (after !== null && /^\d{1,15}$/.test(after) && !headers.has('last-event-id')) headers.set('last-event-id', after)
  // Whatever the client accepts: a stream that is read to its end before it is answered never ends.
  if (isEventStream(relayed) && request.method === 'GET') headers.set('accept', 'text/event-stream')
  return headers
}

/**
 * Requests of other sites are refused. Reads too: staff reading another's discussion leave a trace. A link to a file of
 * one's own may be followed from anywhere, as an export of personal data has such links.
 */
function isRefused(request: Request, { call }: RelayedCall): boolean {
  if (!isCrossSite(request)) return false
  const isFollowedLink = request.method === 'GET' && request.headers.get('sec-fetch-mode') === 'navigate'
  return !isFollowedLink || call.access === 'staff'
}

/**
 * A call of the API by a page's script: its session cookie becomes the credential, no token reaches the browser.
 * Only calls of the allow-list pass; answers, streams too, are passed on as they arrive.
 */
export async function relay(request: Request, url: URL, context: Readonly<RouterContextProvider>): Promise<Response> {
  const path = url.pathname.slice(relayBase.length)
  const relayed = relayedCallAt(request.method, path)
  if (!relayed || (isEventStream(relayed) && isPageData(request))) return refusal(404, 'Cette adresse n’existe pas.')
  if (isRefused(request, relayed)) return refusal(403, 'Cet appel vient d’un autre site.')
  const { api } = context.get(siteContext)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const answer = await api.relay(relayed.call, relayed.params, `${path}${url.search}`, {
    method: request.method,
    headers: headersFor(request, url, relayed),
    signal: request.signal,
    ...(hasBody ? { body: await request.arrayBuffer() } : {}),
  })
  const headers = new Headers(answer.headers)
  for (const name of withheldHeaders) headers.delete(name)
  if (!headers.has('cache-control')) headers.set('cache-control', privateHeaders['cache-control'])
  headers.set('x-robots-tag', privateHeaders['x-robots-tag'])
  return new Response(answer.body, { status: answer.status, headers })
}
