import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { callApi } from '../fixtures/call-api.ts'
import { openEmptyPostgres } from '../fixtures/empty-postgres.ts'
import { type ServerProcess, spawnServer, waitUntilReady } from '../fixtures/process.ts'
import { createTcpProxy } from '../fixtures/tcp-proxy.ts'

let dataDir: string
let url: string | undefined
let cleanups: (() => unknown)[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'ready-'))
  const database = inject('engine') === 'postgres' ? await openEmptyPostgres() : undefined
  url = database?.url
  cleanups = [() => rm(dataDir, { recursive: true, force: true }), () => database?.drop()]
})
afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
})

async function spawn(databaseUrl = url): Promise<ServerProcess> {
  const server = await spawnServer({
    DATA_DIR: dataDir,
    DEMO: '0',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  })
  cleanups.push(() => server.stop('SIGKILL'))
  return server
}

interface Seen {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any
  headers: http.IncomingHttpHeaders
}

function ask(server: ServerProcess, path: string, agent?: http.Agent): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${server.url}${path}`, agent ? { agent } : {}, async (response) => {
      const body = await text(response)
      const isJson = response.headers['content-type']?.includes('json')
      resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(body) : body, headers: response.headers })
    })
    request.once('error', reject)
  })
}

const statusOf = (server: ServerProcess, path: string) =>
  ask(server, path).then(
    ({ status }) => status,
    () => 'no answer',
  )

const formula = '/api/formulas/default'

describe.runIf(inject('engine') === 'postgres')('a server and its database', () => {
  test('a starting server answers 503 with Retry-After until its database answers', async () => {
    const proxy = await createTcpProxy(String(url))
    cleanups.push(proxy.cut)
    proxy.hold()
    const server = await spawn(proxy.url)
    await expect.poll(() => statusOf(server, '/healthz')).toBe(200)
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    for (const path of ['/readyz', formula, '/', '/media/x']) {
      const { status, body, headers } = await ask(server, path, agent)
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '1'])
      expect(body).toEqual({ message: expect.any(String), code: 'not-ready', requestId: expect.any(String) })
    }
    await proxy.mend()
    await expect.poll(async () => (await ask(server, '/readyz', agent)).status).toBe(200)
    expect((await ask(server, formula, agent)).status).toBe(200)
    agent.destroy()
  })

  test('a server whose database has not answered yet exits with 0 when stopped', async () => {
    const proxy = await createTcpProxy(String(url))
    cleanups.push(proxy.cut)
    proxy.hold()
    const server = await spawn(proxy.url)
    await expect.poll(() => statusOf(server, '/healthz')).toBe(200)
    expect(await server.stop()).toBe(0)
  })

  test('a server answers 503 without its database and is ready again afterwards', async () => {
    const proxy = await createTcpProxy(String(url))
    const server = await spawn(proxy.url)
    await waitUntilReady(server)
    await proxy.cut()
    await expect.poll(() => statusOf(server, '/readyz')).toBe(503)
    for (const path of [formula, '/api/content/articles']) {
      const { status, body, headers } = await ask(server, path)
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'not-ready', '1'])
    }
    expect(await statusOf(server, '/healthz')).toBe(200)
    await proxy.mend()
    cleanups.push(proxy.cut)
    await expect.poll(() => statusOf(server, '/readyz')).toBe(200)
    expect(await statusOf(server, formula)).toBe(200)
    const body = { title: '[Autre]: Bonjour', message: 'Une question', email: 'une@exemple.fr', name: 'Une' }
    const sent = await callApi(server.url, 'POST', '/support/contact/tickets', { body })
    expect(sent.status).toBe(201)
    await expect.poll(() => server.output()).toContain('mail stored')
    expect(await server.stop()).toBe(0)
  })
})

test('a stopping process answers accepted requests and exits with 0', async () => {
  const server = await spawn()
  await waitUntilReady(server)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  expect((await ask(server, formula, agent)).headers.connection).toBe('keep-alive')

  const body = JSON.stringify({ title: '[Autre]: x', message: 'Lentement', email: 'une@exemple.fr', name: 'Une' })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const slow = http.request(`${server.url}/api/support/contact/tickets`, { method: 'POST', headers })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    slow.once('response', (response) => resolve(response.resume().statusCode))
    slow.once('error', reject)
  })
  slow.write(body.slice(0, 20))
  const ended = server.stop()
  await expect.poll(() => statusOf(server, '/readyz')).toBe(503)
  const stored = await ask(server, formula, agent)
  expect([stored.status, stored.headers.connection]).toEqual([200, 'close'])
  slow.end(body.slice(20))
  expect(await answered).toBe(201)
  expect(await ended).toBe(0)
})

test('a port in use ends the process before it creates a database', async () => {
  const first = await spawn()
  await waitUntilReady(first)
  const second = await spawnServer({ DATA_DIR: `${dataDir}/other`, PORT: new URL(first.url).port })
  expect(await second.exited).toBe(1)
  expect(second.output().trim()).toMatch(/^Cannot listen on .*EADDRINUSE$/)
  expect(existsSync(`${dataDir}/other`)).toBe(false)
})
