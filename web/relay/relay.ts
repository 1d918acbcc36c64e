import type { RouterContextProvider } from 'react-router'
import { relayBase } from '../../contracts/text/address.ts'
import { siteContext } from '../context.ts'
import { privateHeaders } from '../session/headers/private-headers.ts'
import { isCrossSite } from '../session/middleware.ts'
import { type RelayedCall, relayedCallAt } from './relayed-calls.ts'

/** Request headers that are relayed; only the cookie identifies the caller. */
const requestHeaders = ['accept', 'content-type', 'idempotency-key', 'last-event-id']
/** Response headers that are not relayed: for one connection only, or not for the page's script. */
const withheldHeaders = ['connection', 'keep-alive', 'set-cookie', 'transfer-encoding', 'x-next-token']

const refusal = (status: number, message: string): Response =>
  Response.json({ message }, { status, headers: privateHeaders })

const isEventStream = ({ call }: RelayedCall): boolean => call.method === 'GET' && call.path.endsWith('/events')

/** Data requests are no streams: React Router reads all data before it responds, and a stream never ends. */
const isPageData = (request: Request): boolean => new URL(request.url).pathname.endsWith('.data')

function headersFor(request: Request, url: URL, relayed: RelayedCall): Headers {
  const headers = new Headers()
  for (const name of requestHeaders) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  // An EventSource cannot send `last-event-id` before its first event.
  const after = url.searchParams.get('after')
  if (after !== null && /^\d{1,15}$/.test(after) && !headers.has('last-event-id')) headers.set('last-event-id', after)
  // Always ask for a stream: another kind of answer would be read to its end, which never comes.
  if (isEventStream(relayed) && request.method === 'GET') headers.set('accept', 'text/event-stream')
  return headers
}

/**
 * Refuses requests from other sites. Refuses reads too: reading a coach's discussion leaves a record. Users may follow
 * links to their own files from anywhere: exports of personal data contain such links.
 */
function isRefused(request: Request, { call }: RelayedCall): boolean {
  if (!isCrossSite(request)) return false
  const isFollowedLink = request.method === 'GET' && request.headers.get('sec-fetch-mode') === 'navigate'
  return !isFollowedLink || call.access === 'staff'
}

/**
 * Relays an API call of a page's script: its session cookie becomes the credential, and no token reaches the browser.
 * Only calls of the allow-list pass; answers and streams are passed on as they arrive.
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
