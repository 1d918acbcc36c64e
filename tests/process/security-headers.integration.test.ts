import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permissionsPolicy } from '../../platform/http/security-headers.ts'
import { observatoryGrade, parsePolicy } from '../fixtures/observatory.ts'
import { type ServerProcess, startServerProcess } from '../fixtures/process.ts'

const password = 'une phrase pour essayer'
const origin = 'https://eclore.exemple.fr'
const article = '/article/dire-non-sans-se-justifier-l-art-de-la-phrase-courte'
let server: ServerProcess
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'headers-'))
  server = await startServerProcess({
    DATA_DIR: folder,
    DEMO_PASSWORD: password,
    PUBLIC_URL: origin,
    TRACKER_ID: 'GTM-TEST123',
    STRIPE_API_BASE: 'https://api.stripe.exemple',
  })
})
afterAll(async () => {
  await server.stop('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Cookie of a browser after signing in to the site. */
async function cookieOf(name: string): Promise<string> {
  const body = new URLSearchParams({ identifier: `${name}@exemple.fr`, password })
  const answer = await fetch(`${server.url}/login`, { method: 'POST', body, redirect: 'manual' })
  expect(answer.status).toBe(302)
  return (
    answer.headers
      .getSetCookie()
      // Signing in also clears the quick exit's lock.
      .filter((cookie) => !/;\s*max-age=0/i.test(cookie))
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  )
}

const get = (address: string, cookie?: string) =>
  fetch(`${server.url}${address}`, { redirect: 'manual', headers: cookie ? { cookie } : {} })

const google = ['https://www.googletagmanager.com', 'https://*.google-analytics.com']

/** Nonces and hashes change with each page: only their kind is compared. */
const kindOf = (source: string) => source.replace(/^'(nonce|sha256)-.*'$/, '<$1>')
const policyOf = (answer: Response) =>
  Object.fromEntries(
    [...parsePolicy(answer.headers.get('content-security-policy') ?? '')].map(([name, sources]) => [
      name,
      [...new Set(sources.map(kindOf))].join(' '),
    ]),
  )

interface PageClass {
  /** React hydrates it: its scripts and styles have a nonce; otherwise inline scripts are allowed by hash */
  hydrated: boolean
  /** page without React that no cache stores: inline scripts are forbidden */
  unkept?: boolean
  /** sent to one reader, though shared by all with the same rights */
  personal?: boolean
  measured?: boolean
  payment?: boolean
  /** an article may show a video after a click */
  embeds?: boolean
  /** the back office shows it in a frame */
  framed?: boolean
}

const words = (...all: (string | readonly string[] | false | undefined)[]) =>
  all.filter(Boolean).flat().filter(Boolean).join(' ')

const expectedPolicy = ({ hydrated, unkept, measured, payment, embeds, framed }: PageClass) => ({
  'default-src': "'none'",
  'script-src': words("'self'", hydrated ? '<nonce>' : !unkept && '<sha256>', measured && google),
  'style-src': words("'self'", hydrated && '<nonce>'),
  'style-src-attr': "'none'",
  'img-src': words("'self' data:", measured && google),
  'font-src': "'self'",
  ...(embeds && { 'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com' }),
  'connect-src': words("'self'", measured && google),
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': words("'self'", payment && origin),
  'base-uri': "'none'",
  'frame-ancestors': framed ? "'self'" : "'none'",
})

const ofEveryAnswer = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}
const securityOf = ({ headers }: Response) =>
  Object.fromEntries(Object.keys(ofEveryAnswer).map((name) => [name, headers.get(name)]))

const forAll: PageClass = { hydrated: false, measured: true }
const task: PageClass = { hydrated: true }
const form: PageClass = { hydrated: false, unkept: true }
const paidForm: PageClass = { ...form, payment: true }
const visitors: [address: string, facts: PageClass][] = [
  ['/', { ...forAll, framed: true }],
  ...['/articles', article, '/authors', '/categories', '/about', '/tags', '/privacy', '/legal-notice'].map(
    (address): [string, PageClass] => [address, forAll],
  ),
  ['/terms-of-service', forAll],
  ['/cookies', forAll],
  ['/accessibility', forAll],
  ['/login', form],
  ['/reset-password', form],
  ['/registration', paidForm],
  ['/registration/payment', paidForm],
  ['/cancel-contract', form],
  ['/withdraw-contract', form],
  ['/contact/link', form],
  ['/contact/new-ticket', form],
  ['/gift', paidForm],
  ['/gift/use', form],
]
const members: [address: string, facts: PageClass][] = [
  ['/', { ...forAll, personal: true, framed: true }],
  [article, { ...forAll, personal: true }],
  ['/account', form],
  ['/account/security', form],
  ['/account/subscription', form],
  ['/account/subscription/card', paidForm],
  ['/coaching', task],
  ['/coaching/new-discussion', form],
]

async function expectSecure(answer: Response, facts: PageClass): Promise<void> {
  expect(policyOf(answer)).toEqual(expectedPolicy(facts))
  expect(securityOf(answer)).toEqual(ofEveryAnswer)
  expect(answer.headers.get('referrer-policy')).toMatch(/^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/)
  const control = answer.headers.get('cache-control')
  expect(control).toMatch(
    facts.hydrated || facts.unkept || facts.personal ? /^private, no-store$/ : /^public, max-age=0, s-maxage=60/,
  )
  expect(observatoryGrade({ headers: answer.headers, html: await answer.text() }).grade).toBe('A+')
}

test.each(visitors)('security headers of %s are right for a visitor', async (address, facts) => {
  const answer = await get(address)
  expect(answer.status).toBe(200)
  await expectSecure(answer, facts)
})

test('security headers are right for a member on pages with and without a form', async () => {
  const cookie = await cookieOf('camille')
  for (const [address, facts] of members) {
    const answer = await get(address, cookie)
    expect(answer.status, address).toBe(200)
    await expectSecure(answer, facts)
  }
})

test('security headers of an error page allow no tracker and no form to another site', async () => {
  const answer = await get('/pas-de-page')
  expect(answer.status).toBe(404)
  expect(policyOf(answer)).toMatchObject({ 'img-src': "'self' data:", 'form-action': "'self'" })
  expect(answer.headers.get('content-security-policy')).not.toContain('google')
  expect(securityOf(answer)).toEqual(ofEveryAnswer)
})

test('security headers of the back office allow only its own files', async () => {
  const answer = await get('/admin', await cookieOf('admin'))
  const own = { 'default-src': "'none'", 'form-action': "'self'", 'frame-src': "'self'", 'frame-ancestors': "'none'" }
  expect(policyOf(answer)).toMatchObject(own)
  expect(securityOf(answer)).toEqual(ofEveryAnswer)
})

test('security headers of a preview allow the back office to frame it', async () => {
  const preview = await get(`${article}?preview=abc`)
  expect(preview.status).toBe(200)
  const facts = { ...forAll, unkept: true, embeds: true }
  expect(policyOf(preview)).toEqual({ ...expectedPolicy(facts), 'frame-ancestors': "'self'" })
  // Pages whose headings the owner writes.
  for (const address of ['/articles', '/login']) {
    const shown = await get(`${address}?preview=abc`)
    expect(policyOf(shown)['frame-ancestors'], address).toBe("'self'")
    expect(shown.headers.get('cache-control'), address).toBe('private, no-store')
    expect(shown.headers.get('x-robots-tag'), address).toContain('noindex')
  }
  const others = ['/articles', '/login', '/tags?preview=abc', '/reset-password?preview=abc', '/pas-de-page?preview=abc']
  for (const address of [...others, article]) {
    expect(policyOf(await get(address))['frame-ancestors'], address).toBe("'none'")
  }
})

describe('a response that is not a page', () => {
  test.each(['/api/content/articles', '/api/openapi.json', '/api/inconnu', '/healthz', '/feed.xml', '/robots.txt'])(
    '%s: a browser that displays the answer runs and loads nothing',
    async (address) => {
      const answer = await get(address)
      expect(policyOf(answer)).toEqual({ 'default-src': "'none'", 'frame-ancestors': "'none'" })
      expect(securityOf(answer)).toEqual(ofEveryAnswer)
    },
  )

  test('Static files send nosniff and HSTS', async () => {
    const answer = await get('/error-404.svg')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000')
  })

  test('other sites may show the logo of mails but not another image', async () => {
    const shownBy = async (address: string) => (await get(address)).headers.get('cross-origin-resource-policy')
    expect(await shownBy('/icon-192.png')).toBe('cross-origin')
    expect(await shownBy('/error-404.svg')).toBe('same-origin')
  })
})

test('an answer that sets a cookie is never cached by a proxy', async () => {
  const cookies = [
    '',
    'locale=en',
    'flash=%5B%7B%22type%22%3A%22success%22%2C%22key%22%3A%22saved%22%7D%5D',
    'session=abc',
  ]
  for (const cookie of cookies) {
    for (const [address] of visitors) {
      const answer = await get(address, cookie)
      if (answer.headers.getSetCookie().length === 0) continue
      expect(answer.headers.get('cache-control'), `${address} with ${cookie}`).not.toMatch(/public|s-maxage/)
    }
  }
})
