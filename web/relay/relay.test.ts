import { RouterContextProvider } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { type SiteEnvironment, siteContext } from '../context.ts'
import { fakeToken, fakeUserUid } from '../fixtures/fake-api.ts'
import { RequestSite } from '../session/request-site.ts'
import { relay } from './relay.ts'

const settings = { publicUrl: 'https://maison.fr', siteName: 'Éclore' } as SiteEnvironment
const token = fakeToken({ exp: Math.floor(Date.now() / 1000) + 3600, acl: { user: true, vip: true } })
const discussion = `/support/coaching/tickets/${fakeUserUid}`
const contactTicket = `/support/contact/tickets/${fakeUserUid}`

interface Visit extends RequestInit {
  cookie?: string
  headers?: Record<string, string>
  answer?: () => Response
}

function ask(path: string, { cookie = `__Host-session=${token}`, headers = {}, answer, ...init }: Visit = {}) {
  const url = new URL(`/relay${path}`, 'https://maison.fr')
  const request = new Request(url, { ...init, headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers } })
  const fetchApi = vi.fn(async (_path: string, _init: RequestInit) => answer?.() ?? Response.json({ payload: 1 }))
  const site = new RequestSite({ request, fetchApi, settings, clientAddress: '::1' })
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  const sent = () => {
    const [address, sentInit] = fetchApi.mock.calls[0] ?? []
    return { address, headers: new Headers(sentInit?.headers), body: sentInit?.body, method: sentInit?.method }
  }
  return { response: relay(request, url, context), fetchApi, sent, site }
}

describe('calls that pass', () => {
  test('a call is relayed with its query, body, key and session token', async () => {
    const body = JSON.stringify({ message: 'Bonjour' })
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'k', 'x-support-auth': 'Contact forged' }
    const { response, sent } = ask(`${discussion}/messages?x=é`, { method: 'POST', body, headers })
    expect((await response).status).toBe(200)
    expect(sent()).toMatchObject({ address: `/api${discussion}/messages?x=%C3%A9`, method: 'POST' })
    expect(new TextDecoder().decode(sent().body as ArrayBuffer)).toBe(body)
    expect(Object.fromEntries(sent().headers)).toEqual({
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'k',
    })
  })

  test('a contact ticket is opened by the cookie of its mailed link', async () => {
    const { response, sent } = ask(contactTicket, { cookie: '__Host-contact=abc' })
    await response
    expect(sent().headers.get('x-support-auth')).toBe('Contact abc')
  })

  test.each([
    ['a call that no page makes', 'GET', '/users/me'],
    ['sign-in', 'POST', '/auth_check'],
    ['an unknown address', 'GET', '/staff/nothing'],
    ['another method', 'PUT', discussion],
    ['an identifier that is none', 'GET', '/support/coaching/tickets/abc'],
    ['a third kind of ticket', 'GET', `/support/sales/tickets/${fakeUserUid}`],
    ['a path that climbs', 'GET', '/staff/tickets/%2e%2e/%2e%2e/users/me'],
  ])('%s does not reach the API', async (_title, method, path) => {
    const { response, fetchApi } = ask(path, { method })
    expect((await response).status).toBe(404)
    expect(fetchApi).not.toHaveBeenCalled()
  })
})

describe('requests of other sites', () => {
  const navigation = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  const file = `/attachments/${fakeUserUid}`

  test.each([
    ['a read by a script', discussion, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
    ['a read of a sister host', discussion, { 'sec-fetch-site': 'same-site' }, 403],
    ['a link to one’s own file', `${discussion}${file}`, navigation, 200],
    ['a link to what staff read', `/staff/tickets/${fakeUserUid}${file}`, navigation, 403],
  ])('%s', async (_title, path, headers, status) => {
    expect((await ask(path, { headers }).response).status).toBe(status)
  })

  test('a write is refused, even if a form navigates to it', async () => {
    const { response, fetchApi } = ask(`${discussion}/read`, { method: 'POST', headers: navigation })
    expect((await response).status).toBe(403)
    expect(fetchApi).not.toHaveBeenCalled()
  })
})

describe('streams', () => {
  const stream = () => new Response('retry: 2000\n\n', { headers: { 'content-type': 'text/event-stream' } })

  test.each([`${discussion}/events`, `/staff/tickets/${fakeUserUid}/events`, '/staff/tickets/events'])(
    '%s is requested as a stream and passed on unread, whatever the client accepts',
    async (path) => {
      const answer = stream()
      const { response, sent } = ask(path, { headers: { accept: '*/*' }, answer: () => answer })
      expect((await response).body).toBe(answer.body)
      expect(sent().headers.get('accept')).toBe('text/event-stream')
    },
  )

  test('Last-Event-ID comes from the reconnection, else from the page’s last event', async () => {
    const first = ask(`${discussion}/events?after=7`, { answer: stream })
    const again = ask(`${discussion}/events?after=7`, { answer: stream, headers: { 'last-event-id': '9' } })
    const wrong = ask(`${discussion}/events?after=x`, { answer: stream })
    await Promise.all([first.response, again.response, wrong.response])
    expect([first, again, wrong].map(({ sent }) => sent().headers.get('last-event-id'))).toEqual(['7', '9', null])
  })
})

describe('the session', () => {
  const refused = () => Response.json({ message: 'Non.' }, { status: 401 })

  test('a fresher token stays in the cookie and is not shown to the page', async () => {
    const next = fakeToken({ exp: Math.floor(Date.now() / 1000) + 7200 })
    const answer = () => Response.json({}, { headers: { 'x-next-token': next, 'set-cookie': 'a=b', etag: '"1"' } })
    const { response, site } = ask(discussion, { answer })
    const headers = Object.fromEntries((await response).headers)
    expect(headers).toMatchObject({ etag: '"1"', 'cache-control': 'private, no-store' })
    expect(headers).not.toHaveProperty('x-next-token')
    expect(headers).not.toHaveProperty('set-cookie')
    expect([...site.cookiesToSet(false)].join()).toContain(`__Host-session=${next}`)
  })

  test('a 401 ends the session unless the call used a mailed link', async () => {
    const ended = ask(discussion, { answer: refused })
    const link = ask(contactTicket, { answer: refused, cookie: `__Host-session=${token}; __Host-contact=abc` })
    expect([(await ended.response).status, (await link.response).status]).toEqual([401, 401])
    expect([ended.site.viewer, link.site.viewer?.uid]).toEqual([null, fakeUserUid])
  })
})
