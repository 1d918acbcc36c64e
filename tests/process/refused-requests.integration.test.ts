import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Magazine, openMagazine, type Reader } from '../fixtures/magazine.ts'

let magazine: Magazine
let reader: Reader
/** token of a subscriber’s session that was closed on another device: signed and unexpired, but invalid */
let closed: string

beforeAll(async () => {
  magazine = await openMagazine()
  reader = await magazine.register()
  closed = await magazine.signIn('camille@exemple.fr')
  const headers = { authorization: `Bearer ${closed}` }
  expect((await fetch(`${magazine.one.url}/api/session`, { method: 'DELETE', headers })).status).toBe(204)
})
afterAll(() => magazine.close())

const someone = '0199d0de-0000-7000-8000-000000000001'
const formType = 'application/x-www-form-urlencoded'
const boundary = '----a-boundary-as-browsers-make-them'

const inParts = (names: readonly string[]): string =>
  `${names.map((name) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`).join('')}--${boundary}--\r\n`

const indices = (count: number): string[] => Array.from({ length: count }, (_, place) => `a[${place}]`)

const bodies: Record<string, [type: string, body: string]> = {
  'an index of fifty million': [formType, 'a[49999999]=x'],
  'an index of ten million': [formType, 'a[9999999]=x'],
  'an index below a field of many forms': [formType, 'email[49999999]=x&message[49999999]=x&identifier[49999999]=x'],
  'ninety thousand fields': [
    formType,
    indices(90_000)
      .map((name) => `${name}=`)
      .join('&'),
  ],
  'ten thousand fields in parts': [`multipart/form-data; boundary=${boundary}`, inParts(indices(10_000))],
  'a deep name': [formType, `${'a.'.repeat(100_000)}a=1`],
  'a name of many indices': [formType, `a${'[0]'.repeat(100_000)}=1`],
  'a repeated name': [formType, 'identifier=a&identifier=b&email=a&email=b&what=a&what=b&message=a&message=b'],
  'a name of the prototype': [formType, '__proto__.a=1&constructor.prototype.a=1'],
  'an unknown name': [formType, 'admin=1'],
}

const open = [
  '/login',
  '/reset-password',
  '/reset-password?token=a',
  '/registration',
  '/registration/payment',
  '/cancel-contract',
  '/withdraw-contract',
  '/contact/link',
  '/contact/new-ticket',
  '/contact/survey?t=a',
  `/contact/tickets/${someone}`,
]
const signedIn = [
  '/article/dire-non-sans-se-justifier-l-art-de-la-phrase-courte',
  '/account',
  '/account/security',
  '/account/subscription/stop',
  '/account/subscription/card',
  '/registration/payment',
]
const forVip = ['/coaching/new-discussion', `/coaching/${someone}`]

const dataOf = (address: string) => address.replace(/(?=\?|$)/, '.data')

async function post(address: string, [type, body]: readonly [string, string], token?: string): Promise<Response> {
  return fetch(magazine.one.url + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': type, ...(token ? { cookie: `session=${token}` } : {}) },
    body,
  })
}

describe('a body that no form sends gets a 400 from each page and its .data URL', () => {
  test.each(Object.entries(bodies))('%s', async (_what, body) => {
    const vip = await magazine.signIn('camille@exemple.fr')
    const all = [
      ...open.map((address) => [address] as const),
      ...signedIn.map((address) => [address, reader.token] as const),
      ...forVip.map((address) => [address, vip] as const),
    ]
    for (const [address, token] of all) {
      for (const at of [address, dataOf(address)]) {
        const answer = await post(at, body, token)
        expect([at, answer.status]).toEqual([at, 400])
        await answer.arrayBuffer()
      }
    }
    expect((await fetch(`${magazine.one.url}/healthz`)).status).toBe(200)
  })
})

describe('JSON', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const wide = `{${Array.from({ length: 40_000 }, (_, place) => `"k${place}":1`).join()}}`
  const json = 'application/json'

  test.each([
    ['/cookies/consent', deep],
    ['/cookies/consent', wide],
    ['/api/auth_check', deep],
    ['/api/auth_check', wide],
  ])('%s refuses what is too deep or too wide', async (address, body) => {
    expect((await post(address, [json, body])).status).toBe(400)
  })

  test('the relay passes deep JSON on to the API, which refuses it', async () => {
    const vip = await magazine.signIn('camille@exemple.fr')
    const answer = await post(`/relay/support/coaching/tickets/${someone}/messages`, [json, deep], vip)
    expect(answer.status).toBe(400)
  })

  test('metadata that is too deep gets a 400 with the contract’s error body', async () => {
    const answer = await fetch(`${magazine.one.url}/api/users/${reader.uid}/metadata`, {
      method: 'PUT',
      headers: { 'content-type': json, authorization: `Bearer ${reader.token}` },
      body: `{"a":${deep}}`,
    })
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid-argument' }])
  })

  test('forty thousand unknown properties are reported as a hundred violations', async () => {
    const answer = await post('/api/auth_check', [json, wide])
    expect(((await answer.json()) as { violations: unknown[] }).violations).toHaveLength(100)
  })
})

const queries = [
  `/api/content/articles?${'ids[]=a&'.repeat(600)}`,
  `/api/content/articles?${'a&'.repeat(5000)}`,
  `/api/content/articles?a${'[b]'.repeat(1000)}=1`,
  `/articles?${'tags=a&'.repeat(600)}`,
  `/articles.data?${'a&'.repeat(5000)}`,
  `/api/unknown?${'a&'.repeat(5000)}`,
  '/a'.repeat(4000),
  `/api${'/a'.repeat(4000)}`,
  `/article${'/%C3%A9'.repeat(900)}.data`,
]
test.each(queries.map((address) => [address.slice(0, 40), address] as const))(
  'an address that asks for too much is a 400: %s…',
  async (_begins, address) => {
    const answer = await fetch(magazine.one.url + address)
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid-argument' }])
  },
)

test.each(['/gift/order/x', `/gift/order/${someone}`])(
  'the order page %s without an order is a 404',
  async (address) => {
    expect((await fetch(magazine.one.url + address)).status).toBe(404)
  },
)

test.each(['%00', '%C4%80', 'a%0Ab'])('an invalid device cookie, %s, does not prevent signing in', async (device) => {
  const body = new URLSearchParams({ identifier: 'camille@exemple.fr', password: 'un autre mot de passe' })
  const headers = { cookie: `device=${device}`, origin: magazine.one.url }
  const answer = await fetch(`${magazine.one.url}/login`, { method: 'POST', headers, body })
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('mot de passe incorrect')])
})

const pages = [
  '/account',
  '/account/export',
  '/account/security',
  '/account/subscription',
  '/account/subscription/stop',
  '/account/subscription/card',
  `/account/subscription/receipt/${someone}`,
  '/favorites',
  '/coaching',
  '/coaching/new-discussion',
  `/coaching/${someone}`,
  `/coaching/${someone}/articles/${someone}`,
  '/admin',
]

const ask = (address: string, cookie?: string) =>
  fetch(magazine.one.url + address, { redirect: 'manual', headers: cookie ? { cookie } : {} })

test.each(pages)('%s clears the cookie of a closed session, then asks the user to sign in', async (address) => {
  const first = await ask(address, `session=${closed}`)
  expect([first.status, first.headers.get('location')]).toEqual([302, address])
  expect(first.headers.getSetCookie().some((cookie) => /^session=;.*Max-Age=0/.test(cookie))).toBe(true)
  const second = await ask(address)
  expect(second.status).toBe(302)
  expect(second.headers.get('location')).toMatch(/^\/login\?redirect=/)
})

const others = [
  '/',
  '/articles',
  '/article/dire-non-sans-se-justifier-l-art-de-la-phrase-courte',
  '/login',
  '/logout',
  '/registration',
  '/registration/payment',
  '/registration/welcome/success',
  '/callback/payment?success=1',
  '/cancel-contract',
  '/withdraw-contract',
  '/contact/new-ticket',
  '/contact/tickets',
  '/contact/survey?t=a',
  `/relay/support/coaching/tickets/${someone}`,
  `/relay/support/coaching/tickets/${someone}/events`,
  `/relay/support/coaching/tickets/${someone}/transfers`,
  '/relay/staff/tickets/events',
  `/coaching/${someone}/attachments/${someone}`,
  '/coaching/list',
]

test.each(others)('%s does not answer 5xx to a closed session', async (address) => {
  const answer = await ask(address, `session=${closed}`)
  await answer.body?.cancel()
  expect(answer.status).toBeLessThan(500)
})

const survey = `/contact/survey?t=${'%25'.repeat(300)}`
test.each([
  ['HEAD', '/relay/staff/articles.data', 202, ''],
  ['GET', '/relay/staff/tickets/events.data', 202, ''],
  ['GET', survey, 200, ''],
  ['GET', '/contact/tickets', 302, 'contact=a%20%01%00b'],
  ['GET', '/contact/tickets?t=%20%01', 302, ''],
  ['GET', `/relay/support/contact/tickets/${someone}`, 401, 'contact=a%20%01b'],
])('%s %s is answered with %i, not with an error of the server', async (method, address, status, cookie) => {
  const answer = await fetch(magazine.one.url + address, { method, redirect: 'manual', headers: { cookie } })
  expect(answer.status).toBe(status)
})

test('closing a session without its id gets a 400', async () => {
  expect((await post('/account/security', [formType, 'what=close&sid='], reader.token)).status).toBe(400)
})

test('a coaching page refuses a member whose access has just ended', async () => {
  const member = await magazine.register()
  const admin = await magazine.signIn('admin@exemple.fr')
  const api = (path: string, token: string, method = 'GET') =>
    fetch(`${magazine.one.url}/api${path}`, { method, headers: { authorization: `Bearer ${token}` } })
  expect((await api(`/staff/members/${member.uid}/grant-vip`, admin, 'POST')).status).toBe(200)
  const subscribed = (await api(`/users/${member.uid}`, member.token)).headers.get('x-next-token') ?? ''
  expect((await ask('/coaching/change-coach', `session=${subscribed}`)).status).toBe(200)
  expect((await api(`/staff/members/${member.uid}/end-vip`, admin, 'POST')).status).toBe(200)
  expect((await ask('/coaching/change-coach', `session=${subscribed}`)).status).toBe(403)
})
