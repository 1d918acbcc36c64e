import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { callApi } from '../fixtures/call-api.ts'
import { openEmptyPostgres } from '../fixtures/empty-postgres.ts'
import { findFreePort, type ServerProcess, startServerProcess } from '../fixtures/process.ts'

const token = 'un jeton pour les mesures'
let dataDir: string
let database: Awaited<ReturnType<typeof openEmptyPostgres>> | undefined
let server: ServerProcess | undefined
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'metrics-'))
  database = inject('engine') === 'postgres' ? await openEmptyPostgres() : undefined
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(env: Record<string, string>): Promise<ServerProcess> {
  await server?.stop()
  const where = {
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    ...(database ? { DATABASE_URL: database.url } : {}),
  }
  server = await startServerProcess({ ...where, ...env })
  return server
}

const figure = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1],
  )

test('metrics on their own port cover requests, mails, caches and memory', async () => {
  const port = await findFreePort()
  const { url } = await start({ METRICS_PORT: String(port) })
  await fetch(`${url}/article/nulle-part`)
  for (let turn = 0; turn < 3; turn += 1) await (await fetch(url)).text()
  const body = { title: 'Bonjour', message: 'Une question', email: 'zoe@exemple.fr', name: 'Zoé' }
  await callApi(url, 'POST', '/support/contact/tickets', { body })
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await expect.poll(async () => figure(await read(), 'mails_total{outcome="kept"}')).toBe(1)
  const text = await read()
  const request = (method: string, route: string, status: number) =>
    figure(text, `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`)
  expect(request('POST', '/api/support/:type/tickets', 201)).toBe(1)
  expect(request('GET', '/article/:uid', 404)).toBe(1)
  expect(figure(text, 'page_cache_hits_total')).toBe(2)
  expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(50_000_000)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(text.includes('database_connections{state="open"}')).toBe(database !== undefined)
  expect(text).not.toMatch(/zoe@exemple|nulle-part|question/)
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
})

test('with METRICS_TOKEN the site serves the metrics to callers with that token', async () => {
  const { url } = await start({ METRICS_TOKEN: token })
  expect((await fetch(`${url}/metrics`)).status).toBe(401)
  expect((await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer un autre' } })).status).toBe(401)
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await answer.text()).toContain('event_streams 0')
})
