import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { getUser } from '../../contracts/accounts/accounts.ts'
import { type SiteEnvironment, siteContext } from '../context.ts'
import { noChoices, writeChoices, writeLock } from '../discretion/device-choices.ts'
import { fakeToken, fakeUserUid } from '../fixtures/fake-api.ts'
import { createVisits } from '../reader-page/visit.ts'
import { relay } from '../relay/relay.ts'
import { relayedCalls } from '../relay/relayed-calls.ts'
import routes from '../routes.ts'
import { guardedBy } from './guards.ts'
import { RequestSite } from './request-site.ts'

const settings = { publicUrl: 'https://maison.fr', siteName: 'Éclore' } as SiteEnvironment
const token = fakeToken({ exp: Math.floor(Date.now() / 1000) + 3600, acl: { user: true, vip: true, admin: true } })
const sent = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ')
const session = `locale=fr; __Host-session=${token}`
const locks = {
  'by the way out': `${session}; ${sent(writeLock(true))}`,
  'after the time that was set': `${session}; ${sent([writeChoices({ ...noChoices, lockAfter: '5' }, true)])}`,
}

interface Route {
  path?: string
  index?: boolean
  children?: Route[]
}

const addressesOf = (entries: readonly Route[], above = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`
    return [own || '/', ...addressesOf(children, own)]
  })
const values: Readonly<Record<string, string>> = { type: 'coaching', n: '1', code: 'backup' }
const filled = (path: string) =>
  path
    // A reduction code is shorter than a UUID.
    .replace('/codes/:uid', '/codes/PRINTEMPS')
    .replace(/:(\w+)\??/g, (_all, name: string) => values[name] ?? fakeUserUid)
    .replace('*', 'x')
const pages = [...new Set(addressesOf(routes as Route[]))].map(filled)

function visit(path: string, cookie: string, method = 'GET') {
  const url = new URL(path, 'https://maison.fr')
  const request = new Request(url, { method, headers: { cookie, 'sec-fetch-site': 'same-origin' } })
  const credentials: (string | null)[] = []
  const fetchApi = async (_path: string, init: RequestInit) => {
    credentials.push(new Headers(init.headers).get('authorization'))
    return Response.json({ message: 'Connectez-vous.' }, { status: 401 })
  }
  const site = new RequestSite({ request, fetchApi, settings, clientAddress: '::1' })
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  return { site, credentials, request, url, context }
}

describe.each(Object.entries(locks))('a browser locked %s', (_how, cookie) => {
  test('has no session at any address of the site, for its page or its data', async () => {
    expect(pages.length).toBeGreaterThan(60)
    for (const path of pages.flatMap((page) => [page, `${page}.data`, `${page.replace(/\/$/, '')}/`])) {
      const { site, credentials } = visit(path, cookie)
      await site.api.call(getUser, { params: { uid: fakeUserUid } }).catch(() => undefined)
      expect([site.viewer, site.locked?.email, credentials], path).toEqual([null, expect.any(String), [null]])
    }
  })

  test('has no session for any call of the relay: lists, files, exports, streams', async () => {
    expect(relayedCalls.length).toBeGreaterThan(60)
    for (const { method, path } of relayedCalls) {
      const { request, url, context, credentials } = visit(`/relay${filled(path)}`, cookie, method)
      const { status } = await relay(request, url, context)
      expect([status, credentials], `${method} ${path}`).toEqual([401, [null]])
    }
  })

  test('is not served pages that readers share', () => {
    expect(createVisits(settings)(session)?.token).toBe(token)
    expect(createVisits(settings)(cookie)).toBeUndefined()
  })

  test('keeps its session cookie until the password is entered', () => {
    expect([...visit('/articles', cookie).site.cookiesToSet(true)]).toEqual([])
    expect(visit('/articles', cookie).site.presenceToSet()).toEqual([])
  })

  test('is redirected from a guarded page to the password form', async () => {
    const { request, url, context } = visit('/account?a=1', cookie)
    const [guard] = guardedBy('user')
    const led = await (async () => guard?.({ request, url, context } as never, async () => new Response()))().catch(
      (thrown: unknown) => thrown,
    )
    expect((led as Response).headers.get('location')).toBe('/unlock?redirect=%2Faccount%3Fa%3D1')
  })

  test('is unlocked by a sign-in', () => {
    const { site } = visit('/login', cookie, 'POST')
    site.api.auth.get('default').connect(fakeToken({ exp: Math.floor(Date.now() / 1000) + 3600, acl: { user: true } }))
    const set = [...site.cookiesToSet(true)]
    expect(set.some((one) => /^__Host-session=ey/.test(one))).toBe(true)
    expect(set).toContainEqual(expect.stringMatching(/^__Host-locked=;.*Max-Age=0/))
  })
})

test('Each page of an unlocked browser restarts the timer of the lock', () => {
  const choices = writeChoices({ ...noChoices, lockAfter: '5' }, true)
  const { site } = visit('/articles', `${session}; ${sent([choices])}; __Host-present=1`)
  expect([site.viewer?.uid, site.locked]).toEqual([expect.any(String), null])
  expect(site.presenceToSet()).toEqual([expect.stringContaining('Max-Age=300')])
  expect(visit('/', session).site.presenceToSet()).toEqual([])
})
