import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findFreePort } from '../fixtures/process.ts'
import { hasProxy, type ProxyName, proxyNames, startProxy } from '../fixtures/proxies.ts'
import { startSmtpServer, type TestSmtpServer } from '../fixtures/smtp-server.ts'
import { expectTrue } from './expect.ts'
import { waitUntilTrue } from './first-order.ts'
import { type Reply, type Visitor, visit } from './http2.ts'
import { type Installation, installationOf } from './installation.ts'

const host = 'eclore.fr'
const password = 'un thé fumé devant la pluie'
const mebibyte = 1024 * 1024
const json = { 'content-type': 'application/json' }

const send = (visitor: Visitor, at: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> =>
  visitor.ask(`/api${at}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: Buffer.from(JSON.stringify(body)),
  })

const payloadOf = ({ body }: Reply) => JSON.parse(body.toString()).payload

const account = () => ({
  uid: randomUUID(),
  identifier: `${randomUUID()}@${host}`,
  password,
  formula: 'default',
})

/** Checks that a forged address does not evade the limit of one registration an hour. */
async function tryForgedAddress(visitor: Visitor): Promise<{ said: string; identifier: string }> {
  const first = account()
  const made = await send(visitor, '/registrations/register', first, { 'x-forwarded-for': '203.0.113.1' })
  expectTrue(made.status === 201, `a visitor registers: ${made.status} ${made.body}`)
  const forged = await send(visitor, '/registrations/register', account(), { 'x-forwarded-for': '203.0.113.2' })
  expectTrue(forged.status === 429, `a forged address is not believed: ${forged.status}`)
  return { said: 'a forged X-Forwarded-For: 429, as without', identifier: first.identifier }
}

/** Checks a signed-in reader's page, and that the session cookie is Secure. */
async function tryReader(visitor: Visitor, identifier: string): Promise<string> {
  const form = Buffer.from(new URLSearchParams({ identifier, password }).toString())
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const signedIn = await visitor.ask('/login', { method: 'POST', headers, body: form })
  const cookies = [signedIn.headers['set-cookie'] ?? []].flat()
  const session = cookies.find((cookie) => cookie.startsWith('__Host-session='))
  expectTrue(session?.includes('Secure') === true, `the session's cookie is Secure: ${signedIn.status}`)
  const cookie = session?.split(';')[0] ?? ''
  const page = await visitor.ask('/account', { headers: { cookie } })
  expectTrue(page.status === 200, `the account's page: ${page.status}`)
  return 'a signed-in reader’s page arrives whole'
}

interface Ticket {
  at: string
  auth: Record<string, string>
}

async function openTicket(visitor: Visitor, smtp: TestSmtpServer): Promise<Ticket> {
  const email = `${randomUUID()}@${host}`
  const made = await send(visitor, '/support/contact/tickets', { title: 'Essai', message: 'Un', email, name: 'Zoé' })
  expectTrue(made.status === 201, `a ticket: ${made.status} ${made.body}`)
  const tokenIn = (raw: string) => /tickets\/[0-9a-f-]+\?t=3D([\w-]+)/.exec(raw.replaceAll(/=\r?\n/g, ''))?.[1]
  const find = () => smtp.received.filter(({ to }) => to === email).map(({ raw }) => tokenIn(raw))[0]
  await waitUntilTrue('the mailed link arrives', () => find() !== undefined)
  return {
    at: `/support/contact/tickets/${payloadOf(made).uid}`,
    auth: { 'x-support-auth': `Contact ${find()}` },
  }
}

/** Checks that an event arrives while the stream stays open: no proxy may hold it back until a buffer is full. */
async function tryStream(visitor: Visitor, { at, auth }: Ticket): Promise<string> {
  let read = ''
  const end = await visitor.follow(`/api${at}/events`, auth, (text) => {
    read += text
  })
  const started = Date.now()
  const sent = await send(visitor, `${at}/messages`, { message: 'un mot pendant le flux' }, auth)
  expectTrue(sent.status === 201, `a message: ${sent.status} ${sent.body}`)
  await waitUntilTrue('its event arrives', () => read.includes('un mot pendant le flux'))
  end()
  return `an event arrives ${Date.now() - started} ms after the message was sent`
}

async function tryUpload(visitor: Visitor, { at, auth }: Ticket): Promise<string> {
  const pdf = Buffer.alloc(9 * mebibyte, ' ')
  pdf.write('%PDF-1.7\n')
  pdf.write('%%EOF\n', pdf.length - 6)
  const form = new FormData()
  form.append('file', new Blob([pdf]), 'neuf.pdf')
  const encoded = new Response(form)
  const headers = { ...auth, 'content-type': encoded.headers.get('content-type') ?? '' }
  const body = Buffer.from(await encoded.arrayBuffer())
  const up = await visitor.ask(`/api${at}/attachments`, { method: 'POST', headers, body })
  expectTrue(up.status === 201, `an upload of 9 MiB: ${up.status} ${up.body.subarray(0, 300)}`)
  const down = await visitor.ask(`/api${at}/attachments/${payloadOf(up).uid}`, { headers: auth })
  expectTrue(down.body.equals(pdf), 'the file comes back as it was')
  return 'a file of 9 MiB goes up and comes back whole'
}

async function tryProxy(print: (line: string) => void, site: Installation, smtp: TestSmtpServer, visitor: Visitor) {
  const articles = await visitor.ask('/articles')
  expectTrue(articles.status === 200 && visitor.protocol === 'h2', `a page: ${articles.status} ${visitor.protocol}`)
  print(`   HTTP/2: ${articles.status}; strict-transport-security: ${articles.headers['strict-transport-security']}`)
  const { said, identifier } = await tryForgedAddress(visitor)
  print(`   ${said}`)
  print(`   ${await tryReader(visitor, identifier)}`)
  const ticket = await openTicket(visitor, smtp)
  print(`   ${await tryStream(visitor, ticket)}`)
  print(`   ${await tryUpload(visitor, ticket)}`)
  expectTrue(!/"level":(50|60)/.test(site.output()), 'the server logged no error')
}

export async function testBehindProxy(name: ProxyName, root: string, print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'proxied-'))
  const smtp = await startSmtpServer({})
  const [upstream, port] = [await findFreePort(), await findFreePort()]
  const proxy = await startProxy(name, { host, port, upstream })
  const site = installationOf(root, upstream, {
    DATA_DIR: path.join(folder, 'data'),
    PUBLIC_URL: proxy.url,
    ALLOW_SANDBOX: '1',
    SMTP_URL: smtp.url,
    REGISTRATIONS_PER_HOUR: '1',
  })
  try {
    await site.start()
    const visitor = await visit(proxy.url, proxy.certificate)
    await tryProxy(print, site, smtp, visitor)
    visitor.leave()
  } finally {
    await site.stop()
    await proxy.stop()
    await smtp.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

export const presentProxies = (): ProxyName[] => proxyNames.filter(hasProxy)
