import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openEmptyPostgres } from '../fixtures/empty-postgres.ts'
import { type ServerProcess, startServerProcess } from '../fixtures/process.ts'
import { createTcpProxy, type TcpProxy } from '../fixtures/tcp-proxy.ts'

const onPostgres = inject('engine') === 'postgres'
let dataDir: string
let database: { url: string; drop(): Promise<void> }
let proxy: TcpProxy
let server: ServerProcess

beforeAll(async () => {
  if (!onPostgres) return
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'away-'))
  database = await openEmptyPostgres()
  proxy = await createTcpProxy(database.url)
  server = await startServerProcess({ DATA_DIR: dataDir, DEMO: '0', DATABASE_URL: proxy.url })
})
afterAll(async () => {
  if (!onPostgres) return
  await server.stop('SIGKILL')
  await proxy.cut()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const ask = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}${address}`, { headers, redirect: 'manual' })
  const { status } = answer
  return { status, body: await answer.text(), retryAfter: answer.headers.get('retry-after'), headers: answer.headers }
}

const pages = ['/articles', '/authors', '/article/inconnu', '/sitemap.xml', '/feed.xml']

test.skipIf(!onPostgres)('without its database cached pages are served and others are a 503', async () => {
  const before = await ask('/about')
  expect(before.status).toBe(200)
  await proxy.cut()
  expect(await ask('/about')).toMatchObject({ status: 200, body: before.body })
  for (const page of pages) {
    const { status, body, retryAfter, headers } = await ask(page)
    expect([page, status, retryAfter, headers.get('cache-control')]).toEqual([page, 503, '1', 'no-store'])
    expect(headers.get('content-type'), page).toContain('text/html')
    expect(body, page).toContain('<h1')
  }
  const api = await ask('/api/formulas/default')
  expect([api.status, JSON.parse(api.body).code]).toEqual([503, 'not-ready'])
  const failures = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50'))
  expect(failures.filter((line) => /page failed|request failed/.test(line))).toEqual([])
  await proxy.mend()
  await expect.poll(async () => (await ask('/feed.xml')).status).toBe(200)
})
