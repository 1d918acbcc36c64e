import type { RouterContextProvider } from 'react-router'
import { siteContext } from '../context.ts'
import { isCrossSite } from '../session/middleware.ts'
import { privateHeaders } from '../session/private-headers.ts'

const prefix = '/admin/api'
/** What a call may say of itself; who makes it is told by her cookie alone. */
const passed = ['accept', 'content-type', 'idempotency-key', 'last-event-id']
/** Of the connection, or not for her script. */
const stored = ['connection', 'keep-alive', 'set-cookie', 'transfer-encoding', 'x-next-token']

const refusal = (status: number, message: string): Response =>
  Response.json({ message }, { status, headers: privateHeaders })

function headersOf(request: Request, url: URL): Headers {
  const headers = new Headers()
  for (const name of passed) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  // A browser's event source can send no header before its first event.
  const after = url.searchParams.get('after')
  if (after !== null && !headers.has('last-event-id')) headers.set('last-event-id', after)
  return headers
}

/**
 * The back office reaches the API of the staff through here: the browser holds no token, only the site's HttpOnly
 * cookie. Reads from other sites are refused as well, for reading another's discussion leaves a trace.
 */
export async function relayStaffCall(
  request: Request,
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const path = url.pathname.slice(prefix.length)
  if (!path.startsWith('/staff/')) return refusal(404, 'Cette adresse n’existe pas.')
  if (isCrossSite(request)) return refusal(403, 'Cet appel vient d’un autre site.')
  const { api, viewer } = context.get(siteContext)
  if (!viewer) return refusal(401, 'Votre session a pris fin.')
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const answer = await api.relay(`${path}${url.search}`, {
    method: request.method,
    headers: headersOf(request, url),
    signal: request.signal,
    ...(hasBody ? { body: await request.arrayBuffer() } : {}),
  })
  const headers = new Headers(answer.headers)
  for (const name of stored) headers.delete(name)
  return new Response(answer.body, { status: answer.status, headers })
}
