import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { scaleTimeout } from '../fixtures/patience.ts'
import { demoPassword, type ServerUnderTest } from '../fixtures/server-under-test.ts'
import { type IdentityName, identityNames } from './request.ts'
import { patienceMilliseconds } from './wire.ts'
import type { World } from './world.ts'

/** Credentials of an identity: a token for the API, and cookies for pages. */
export interface Credentials {
  token?: string
  link?: string
}

export type Identities = Map<IdentityName, Credentials>

interface Called {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: looks into bodies of every shape
  body: any
}

/** Gives each call another client address, so that limits per address do not apply. */
const somewhere = () => `10.250.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`

export async function call(
  { process }: ServerUnderTest,
  method: string,
  path: string,
  { token, link }: Credentials = {},
  body?: unknown,
): Promise<Called> {
  const answer = await fetch(`${process.url}/api${path}`, {
    method,
    headers: {
      'x-forwarded-for': somewhere(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(link ? { 'x-support-auth': `Contact ${link}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(scaleTimeout(patienceMilliseconds)),
  })
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}

/** A demo account that the fuzzed admin suspended or changed, or that fuzzed sign-ins locked out (429). */
export class LostAccountError extends Error {}

async function signIn(server: ServerUnderTest, identifier: string, password: string): Promise<Credentials> {
  const { status, body } = await call(server, 'POST', '/auth_check', {}, { identifier, password })
  if ([401, 403, 429].includes(status)) throw new LostAccountError(`${identifier} cannot sign in: ${status}`)
  if (status !== 200) throw new Error(`could not sign in as ${identifier}: ${status} ${JSON.stringify(body)}`)
  return { token: body.payload.token }
}

async function register(server: ServerUnderTest, world: World): Promise<{ uid: string; email: string; token: string }> {
  const [uid, email] = [randomUUID(), `fuzz-${randomUUID()}@exemple.fr`]
  const account = { uid, identifier: email, password: world.password, formula: 'default' }
  const { status } = await call(server, 'POST', '/registrations/register', {}, account)
  if (status !== 201) throw new Error(`could not register: ${status}`)
  world.people.push({ uid, email })
  return { uid, email, token: (await signIn(server, email, world.password)).token ?? '' }
}

async function subscriber(server: ServerUnderTest, world: World): Promise<Credentials> {
  const { uid, email, token } = await register(server, world)
  const creditCard = { number: '4242 4242 4242 4242', month: 12, year: 2099, code: '123' }
  const order = { uid, formula: 'default', firstname: 'Zoé', lastname: 'Roux', creditCard }
  const paid = await call(server, 'POST', '/subscriptions/subscribe', { token }, order)
  if (paid.status !== 200) throw new Error(`could not subscribe: ${paid.status} ${JSON.stringify(paid.body)}`)
  const credentials = await signIn(server, email, world.password)
  await call(server, 'POST', `/users/${uid}/consents`, credentials, { kind: 'coaching', version: '1' })
  await call(server, 'POST', '/support/coaching/tickets', credentials, { title: 'Un doute', message: 'Bonjour' })
  return credentials
}

/** The token of a mailed link, as the log of a server without SMTP shows it. */
async function contactLink(server: ServerUnderTest): Promise<Credentials> {
  const email = `fuzz-${randomUUID()}@exemple.fr`
  const ticket = { title: '[Autre]: Bonjour', message: 'Une question', email, name: 'Zoé' }
  const { status, body } = await call(server, 'POST', '/support/contact/tickets', {}, ticket)
  if (status !== 201) throw new Error(`no ticket could be opened: ${status} ${JSON.stringify(body)}`)
  const link = new RegExp(`${body.payload.uid}\\?t=([\\w-]+)`)
  for (let turn = 0; turn < 200; turn += 1) {
    const found = link.exec(server.process.output().slice(-200_000))
    if (found?.[1]) return { link: found[1] }
    await wait(100)
  }
  throw new Error('the link of a ticket was not logged within 20 s')
}

const unsigned = (claims: unknown) =>
  [{ alg: 'none' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')

const makers: Record<IdentityName, (server: ServerUnderTest, world: World) => Promise<Credentials>> = {
  visitor: async () => ({}),
  link: contactLink,
  user: register,
  vip: subscriber,
  coach: (server) => signIn(server, 'coach@exemple.fr', demoPassword),
  support: (server) => signIn(server, 'support@exemple.fr', demoPassword),
  editor: (server) => signIn(server, 'editor@exemple.fr', demoPassword),
  admin: (server) => signIn(server, 'admin@exemple.fr', demoPassword),
  forged: async () => ({
    token: `${unsigned({ uid: randomUUID(), acl: { user: true, admin: true }, sid: randomUUID(), exp: 9_999_999_999 })}.`,
    link: 'x'.repeat(43),
  }),
}

async function isLost(server: ServerUnderTest, name: IdentityName, credentials: Credentials): Promise<boolean> {
  if (name === 'visitor' || name === 'forged') return false
  const path =
    { link: '/support/contact/tickets', vip: '/support/coaching/tickets' }[name as 'link' | 'vip'] ?? '/sessions'
  return (await call(server, 'GET', path, credentials)).status !== 200
}

/** Replaces identities whose access was lost through requests sent in their name. */
export async function renewIdentities(server: ServerUnderTest, world: World, identities: Identities): Promise<void> {
  for (const name of identityNames) {
    const current = identities.get(name)
    if (current && !(await isLost(server, name, current))) continue
    identities.set(name, await makers[name](server, world))
  }
}

/** The API reads headers, the pages read cookies. */
export function credentialHeaders({ token, link }: Credentials, target: string): [string, string][] {
  if (target.startsWith('/api')) {
    return [
      ...(token ? [['Authorization', `Bearer ${token}`] as [string, string]] : []),
      ...(link ? [['X-Support-Auth', `Contact ${link}`] as [string, string]] : []),
    ]
  }
  const cookies = [...(token ? [`session=${token}`] : []), ...(link ? [`contact=${link}`] : [])]
  return cookies.length > 0 ? [['Cookie', cookies.join('; ')]] : []
}
