import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { callApi } from '../fixtures/call-api.ts'
import { scaleTimeout } from '../fixtures/patience.ts'
import { type ServerProcess, spawnServer, startServerProcess, waitUntilReady } from '../fixtures/process.ts'

let dataDir: string
const started: ServerProcess[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'life-'))
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop('SIGKILL')))
  await rm(dataDir, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: dataDir, DEMO: '0', ...env })
  started.push(server)
  return server
}

const newTicket = { title: '[Autre]: Bonjour', message: 'Une question', email: 'une@exemple.fr', name: 'Une' }

const post = ({ url }: ServerProcess, path: string, body: unknown) => callApi(url, 'POST', path, { body })

describe.runIf(inject('engine') === 'pglite')('the life of a process', () => {
  test('SIGTERM and SIGINT end the process with 0 and keep its data', async () => {
    const first = await start()
    const account = {
      uid: crypto.randomUUID(),
      identifier: 'a@exemple.fr',
      password: 'un mot de passe',
      formula: 'default',
    }
    expect((await post(first, '/registrations/register', account)).status).toBe(201)
    const credentials = { identifier: 'a@exemple.fr', password: 'un mot de passe' }
    let server = first
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      expect(await server.stop(signal), signal).toBe(0)
      server = await start()
      expect((await post(server, '/auth_check', credentials)).status, signal).toBe(200)
    }
  })

  test('a process killed during its first initialisation can start again', async () => {
    for (const milliseconds of [300, 900, 1500].map(scaleTimeout)) {
      const server = await spawnServer({ DATA_DIR: dataDir, DEMO: '0' })
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      await server.stop('SIGKILL')
    }
    await start()
  })
})

describe.runIf(inject('engine') === 'pglite')('a process that serves', () => {
  let server: ServerProcess
  let ownDir: string
  beforeAll(async () => {
    ownDir = await mkdtemp(path.join(os.tmpdir(), 'life-'))
    server = await startServerProcess({ DATA_DIR: ownDir, DEMO: '0' })
  })
  afterAll(async () => {
    await server.stop('SIGKILL')
    await rm(ownDir, { recursive: true, force: true })
  })

  test('an unknown call gets a JSON 404 and an unknown page gets an HTML 404', async () => {
    const call = await fetch(`${server.url}/api/nothing/at/all`, { method: 'POST' })
    expect(call.status).toBe(404)
    expect(await call.json()).toMatchObject({ code: 'not-found', requestId: expect.any(String) })
    const page = await fetch(`${server.url}/nothing`)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('Page Not Found: /nothing')
  })

  test('a request that no form can send gets a 4xx, not a 5xx', async () => {
    const send = async (method: string, type: string, body?: string) =>
      (await fetch(`${server.url}/login`, { method, headers: { 'content-type': type }, body: body ?? null })).status
    const form = 'application/x-www-form-urlencoded'
    expect(await send('POST', 'application/json', '{}')).toBe(415)
    expect(await send('POST', 'multipart/form-data; boundary=x', '--x bad')).toBe(400)
    expect(await send('POST', form, 'a[b]=c')).toBe(400)
    expect(await send('DELETE', form)).toBe(405)
    expect(await send('POST', form, 'identifier=&password=')).toBe(200)
  })

  test('a second process on the same embedded database exits with a one-line error', async () => {
    const second = await spawnServer({ DATA_DIR: ownDir })
    expect(await second.exited).toBe(1)
    expect(second.output().trim().split('\n')).toHaveLength(1)
  })
})

describe.runIf(inject('engine') === 'pglite')('a process that cannot start', () => {
  test('an invalid variable is reported in one line with exit code 1', async () => {
    const server = await spawnServer({ DATA_DIR: dataDir, PORT: 'trois mille' })
    expect(await server.exited).toBe(1)
    expect(server.output().trim()).toMatch(/^Wrong configuration.*PORT/)
  })

  test('a METRICS_PORT in use is refused before a database is created', async () => {
    const other = net.createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as net.AddressInfo
    const server = await spawnServer({ DATA_DIR: dataDir, DEMO: '0', METRICS_PORT: String(port) })
    expect(await server.exited).toBe(1)
    other.close()
    expect(server.output().trim()).toBe(`Cannot listen on 127.0.0.1:${port} (METRICS_PORT): EADDRINUSE`)
    expect(await readdir(dataDir)).toEqual([])
  })

  test('a BACKUP_RECIPIENT with a wrong checksum is refused before a database is created', async () => {
    const recipient = `age1${'q'.repeat(58)}`
    const server = await spawnServer({ DATA_DIR: dataDir, DEMO: '0', BACKUP_RECIPIENT: recipient })
    expect(await server.exited).toBe(1)
    expect(server.output().trim()).toMatch(new RegExp(`^BACKUP_RECIPIENT: ${recipient} is no age recipient: .+$`))
    expect(await readdir(dataDir)).toEqual([])
  })

  test.each([
    ['DATABASE_URL', 'postgres://personne@127.0.0.1:1/rien'],
    ['DATA_DIR', '/dev/null/maison'],
  ])('an unreachable %s is reported in one line with exit code 1', async (name, value) => {
    const server = await spawnServer({ DATA_DIR: dataDir, [name]: value })
    expect(await server.exited).toBe(1)
    expect(server.output().trim()).toMatch(new RegExp(`^Cannot [^\\n]*${name}[^\\n]*: E[A-Z]+$`))
  })
})

describe.runIf(inject('engine') === 'postgres')('two processes on one PostgreSQL', () => {
  test('start together on an empty database, share tickets and run a job once', async () => {
    const { openEmptyPostgres } = await import('../fixtures/empty-postgres.ts')
    const database = await openEmptyPostgres()
    const env = { DATA_DIR: dataDir, DEMO: '0', DATABASE_URL: database.url }
    const servers = await Promise.all([spawnServer(env), spawnServer(env)])
    started.push(...servers)
    await Promise.all(servers.map((server) => waitUntilReady(server)))
    const [one, other] = servers as [ServerProcess, ServerProcess]

    expect((await post(one, '/support/contact/tickets', newTicket)).status).toBe(201)
    const mailed = await expect
      .poll(() => `${one.output()}${other.output()}`)
      .toMatch(/contact\/tickets\/[0-9a-f-]+\?t=/)
      .then(() => `${one.output()}${other.output()}`)
    const link = new URL(mailed.match(/https?:[^\s"\\]+\/contact\/tickets\/[^\s"\\]+/)?.[0] ?? '')
    const read = await fetch(`${other.url}/api/support${link.pathname}`, {
      headers: { 'x-support-auth': `Contact ${link.searchParams.get('t')}` },
    })
    expect(read.status).toBe(200)
    expect(mailed.match(/mail stored/g)).toHaveLength(1)
    expect(await Promise.all(started.splice(0).map((server) => server.stop()))).toEqual([0, 0])
    await database.drop()
  })
})
