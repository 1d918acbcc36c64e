import { type MiddlewareFunction, RouterContextProvider } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { getUser } from '../../contracts/accounts/accounts.ts'
import { authCheck } from '../../contracts/accounts/session.ts'
import { listTags } from '../../contracts/articles/content.ts'
import { type SiteEnvironment, siteContext } from '../context.ts'
import { fakeToken, fakeUserUid } from '../fixtures/fake-api.ts'
import { coachingGuards, guardedBy, type RouteMiddlewareName } from './guards.ts'
import { isCrossSite, refreshSession, refuseCrossSite } from './middleware.ts'
import { defaultSettings } from './public-settings.ts'
import { RequestSite } from './request-site.ts'

const settings = { publicUrl: 'https://maison.fr', siteName: 'Éclore' } as SiteEnvironment
const soon = () => Math.floor(Date.now() / 1000) + 3600

interface Visit {
  path?: string
  method?: string
  cookie?: string
  headers?: Record<string, string>
  answer?: () => Response
}

function visit({ path = '/coaching', method = 'GET', cookie, headers = {}, answer }: Visit = {}) {
  const url = new URL(path, 'https://maison.fr')
  const request = new Request(url, { method, headers: { ...(cookie ? { cookie } : {}), ...headers } })
  const fetchApi = async () => answer?.() ?? Response.json({}, { status: 404 })
  const site = new RequestSite({ request, fetchApi, settings, clientAddress: '::1' })
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  return { site, input: { request, url, context, params: {}, pattern: path } as never }
}

const page = async () => new Response('page')

const subscriptionOf = (status: string) => ({
  uid: fakeUserUid,
  formula: 'default',
  status,
  amount: 3990,
  trialAmount: 190,
  credits: [],
  startedDateTime: '2026-01-05T09:00:00.000Z',
  expirationDateTime: null,
  nextPaymentDateTime: null,
  nextPaymentAmount: null,
  formulaName: 'L’abonnement',
  reference: 'A1B2-C3D4-E5F6',
  card: null,
  waitingFor: null,
  cancelledDateTime: null,
  endedDateTime: null,
  pause: null,
  reduction: null,
  switch: null,
  withdrawalDeadlineDateTime: null,
})

async function through(middleware: MiddlewareFunction<Response>, { input }: { input: never }, next = page) {
  try {
    return (await middleware(input, next)) as Response
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

const member = (roles: Record<string, boolean> = { user: true }) =>
  `__Host-session=${fakeToken({ exp: soon(), acl: roles })}`

describe('cross-site writes are refused', () => {
  const write = (headers: Record<string, string>) => visit({ method: 'POST', headers })

  test.each([
    ['from our own pages', { 'sec-fetch-site': 'same-origin' }, 200],
    ['typed by the user', { 'sec-fetch-site': 'none' }, 200],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a sister host', { 'sec-fetch-site': 'same-site' }, 403],
    ['an older browser, our origin', { origin: 'https://maison.fr' }, 200],
    ['an older browser, another origin', { origin: 'https://evil.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
  ])('%s', async (_title, headers, status) => {
    expect((await through(refuseCrossSite, write(headers))).status).toBe(status)
  })

  test('cross-site reads are not refused', async () => {
    const { input } = visit({ headers: { 'sec-fetch-site': 'cross-site' } })
    expect((await through(refuseCrossSite, { input })).status).toBe(200)
    expect(isCrossSite(new Request('https://maison.fr'))).toBe(false)
  })
})

test('the session cookie is replaced by a fresher token and expires with it', async () => {
  const next = fakeToken({ exp: soon(), acl: { user: true, vip: true } })
  const tags = { payload: [], page: { hasNextPage: false, endCursor: null } }
  const visited = visit({
    cookie: member(),
    answer: () => Response.json(tags, { headers: { 'x-next-token': next } }),
  })
  const response = await through(refreshSession, visited, async () => {
    await visited.site.api.call(listTags)
    return page()
  })
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-session=.*; HttpOnly; Secure; Max-Age=3(5\d\d|600)$/)
  expect(visited.site.viewer?.vip).toBe(true)
})

test('the session cookie is not rewritten without a fresher token', async () => {
  const response = await through(refreshSession, visit({ cookie: `${member()}; locale=fr` }))
  expect(response.headers.getSetCookie()).toEqual([])
})

test('the session cookie is removed once it has expired', async () => {
  const response = await through(
    refreshSession,
    visit({ cookie: `__Host-session=${fakeToken({ exp: 1 })}; locale=fr` }),
  )
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-session=; .*Max-Age=0$/)])
})

test.each([
  ['the page starts again without it', 'GET', '/account?a=1', '/account?a=1'],
  ['a form leads to the login, and back', 'POST', '/account?a=1', '/login?redirect=%2Faccount%3Fa%3D1&ended'],
  ['the login itself starts again', 'POST', '/login', '/login'],
])('the session cookie is removed if the API no longer knows it: %s', async (_title, method, path, target) => {
  const visited = visit({ path, method, cookie: member(), answer: () => Response.json({}, { status: 401 }) })
  const response = await through(refreshSession, visited, async () => {
    await visited.site.api.call(getUser, { params: { uid: fakeUserUid } }).catch(() => undefined)
    return page()
  })
  expect([response.status, response.headers.get('location')]).toEqual([302, target])
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=;/)
})

test('the language is stored for a year, except on shared pages', async () => {
  const shared = async () => new Response('', { headers: { 'cache-control': 'public, s-maxage=60' } })
  expect((await through(refreshSession, visit(), shared)).headers.getSetCookie()).toEqual([])
  const [cookie] = (await through(refreshSession, visit())).headers.getSetCookie()
  expect(cookie).toBe('locale=fr; Path=/; SameSite=Lax; Secure; Max-Age=31536000')
})

test('the time of a profile change is stored until the next page reads it', async () => {
  const modified = '2026-11-21T10:00:00.000Z'
  const first = visit({ cookie: 'locale=fr' })
  first.site.api.events.emit('metadataUpdate', { data: {}, date: modified, modified })
  const [left] = (await through(refreshSession, first)).headers.getSetCookie()
  expect(left).toContain(`__Host-metadata-change=${encodeURIComponent(modified)}`)
  const next = visit({ cookie: `locale=fr; ${left?.split(';')[0]}` })
  expect(next.site.metadataChange).toBe(modified)
  const [gone] = (await through(refreshSession, next)).headers.getSetCookie()
  expect(gone).toMatch(/^__Host-metadata-change=;.*Max-Age=0/)
})

test('a flash message survives a redirect', async () => {
  const visited = visit({ cookie: '__Host-flash=success.saved; locale=fr' })
  const leadsOn = async () => new Response(null, { status: 302, headers: { location: '/registration' } })
  expect((await through(refreshSession, visited, leadsOn)).headers.getSetCookie()).toEqual([])
})

test('the cookie of a flash message is deleted once it is shown', async () => {
  const leaving = visit({ cookie: 'locale=fr' })
  leaving.site.leaveFlash({ type: 'success', key: 'saved' })
  const [left] = (await through(refreshSession, leaving)).headers.getSetCookie()
  expect(left).toMatch(/^__Host-flash=success\.saved; /)
  const shown = visit({ cookie: `locale=fr; ${left?.split(';')[0]}` })
  expect(shown.site.flashes).toEqual([{ type: 'success', message: 'C’est enregistré.' }])
  expect((await through(refreshSession, shown)).headers.getSetCookie()[0]).toMatch(/^__Host-flash=; .*Max-Age=0/)
})

describe('over https', () => {
  test('a session cookie without the host prefix is ignored', () => {
    const { site } = visit({ cookie: member().replace('__Host-', '') })
    expect(site.viewer).toBeNull()
  })

  test('the device token of a sign-in is stored for this host for half a year', async () => {
    const answer = () =>
      Response.json({ payload: { token: fakeToken({ exp: soon() }) } }, { headers: { 'x-device-token': 'ab.c' } })
    const visited = visit({ path: '/login', method: 'POST', answer })
    const response = await through(refreshSession, visited, async () => {
      await visited.site.api.call(authCheck, { body: { identifier: 'a@exemple.fr', password: 'secret' } })
      return page()
    })
    const attributes = 'Path=/; SameSite=Lax; HttpOnly; Secure; Max-Age=15552000'
    expect(response.headers.getSetCookie()).toContain(`__Host-device=ab.c; ${attributes}`)
  })

  test('the device token is sent only with a sign-in', async () => {
    const sent: (string | null)[] = []
    const visited = visit({ cookie: '__Host-device=ab.c' })
    const { api } = new RequestSite({
      request: (visited.input as { request: Request }).request,
      settings,
      clientAddress: '::1',
      fetchApi: async (_path, init) => {
        sent.push(new Headers(init.headers).get('x-device-token'))
        return Response.json({}, { status: 404 })
      },
    })
    await api.call(authCheck, { body: { identifier: 'a@exemple.fr', password: 'secret' } }).catch(() => undefined)
    await api.call(getUser, { params: { uid: fakeUserUid } }).catch(() => undefined)
    expect(sent).toEqual(['ab.c', null])
  })
})

describe('guards', () => {
  const where = async (guards: MiddlewareFunction<Response>[], visited: { input: never }) => {
    for (const guard of guards) {
      const response = await through(guard, visited)
      if (response.headers.has('location')) return response.headers.get('location')
    }
    return null
  }
  const subscription = (payload: unknown) => () => Response.json({ payload })

  test('a signed-out user is redirected to a login that leads back', async () => {
    expect(await where(guardedBy('user'), visit({ path: '/account?tab=1' }))).toBe(
      '/login?redirect=%2Faccount%3Ftab%3D1',
    )
  })

  test('a signed-out user who sends a form is sent to the login, which says why', async () => {
    expect(await where(guardedBy('user'), visit({ path: '/account', method: 'POST' }))).toBe(
      '/login?redirect=%2Faccount&ended',
    )
  })

  test('a signed-in user is let through', async () => {
    expect(await where(guardedBy('user'), visit({ cookie: member() }))).toBeNull()
  })

  test('a signed-in user without vip is sent home, where a message says why', async () => {
    const visited = visit({ cookie: member() })
    expect(await where(guardedBy('vip'), visited)).toBe('/')
    expect(visited.site.leftFlashes).toEqual([{ type: 'info', key: 'subscribersOnly' }])
  })

  test('an unknown guard throws an error', () => {
    expect(() => guardedBy('toString' as RouteMiddlewareName)).toThrow('unknown route middleware: toString')
  })

  test('coaching sends a user who has not paid yet to the payment', async () => {
    const visited = visit({ cookie: member(), answer: subscription(null) })
    expect(await where(coachingGuards, visited)).toBe('/registration/payment')
  })

  test.each(['coach', 'support', 'editor', 'admin'])('coaching sends %s without a subscription home', async (role) => {
    const visited = visit({ cookie: member({ user: true, [role]: true }), answer: subscription(null) })
    expect(await where(coachingGuards, visited)).toBe('/')
  })

  test('coaching redirects a user with an ended subscription to the home page', async () => {
    const visited = visit({ cookie: member(), answer: subscription(subscriptionOf('ended')) })
    expect(await where(coachingGuards, visited)).toBe('/')
  })

  test('coaching lets a vip through', async () => {
    expect(await where(coachingGuards, visit({ cookie: member({ user: true, vip: true }) }))).toBeNull()
  })
})

describe('public settings', () => {
  const colours = { ground: '#f4f8fd', accent: '#cfe3ff', ink: '#0f1217', paper: '#fdfdff' }
  const publicSettings = {
    ...defaultSettings,
    name: 'Aube',
    logoText: 'Aube',
    colours,
    postalAddress: '',
    contactEmail: null,
    coachingHours: [],
  }

  test('public settings are what the owner has set', async () => {
    const { site } = visit({ answer: () => Response.json({ payload: publicSettings }) })
    expect(await site.publicSettings()).toMatchObject({ name: 'Aube', colours })
  })

  test('default settings apply when the API fails', async () => {
    const reported = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const { site } = visit({ answer: () => Response.json({}, { status: 500 }) })
    expect(await site.publicSettings()).toMatchObject({ name: 'Éclore', logoText: 'Éclore', postalAddress: '' })
    expect(reported).toHaveBeenCalledOnce()
    reported.mockRestore()
  })
})

test('A preview shows the page as a visitor sees it without ending the session', () => {
  const cookie = `__Host-session=${fakeToken({ exp: soon(), acl: { user: true, admin: true } })}; locale=fr`
  expect(visit({ path: '/', cookie }).site.viewer).not.toBeNull()
  const { site } = visit({ path: '/?preview=x', cookie })
  expect(site.viewer).toBeNull()
  expect([...site.cookiesToSet(false)]).toEqual([])
})
