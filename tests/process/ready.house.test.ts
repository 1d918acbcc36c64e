import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { layCable } from '../fixtures/cut-off.ts'
import { openEmptyPostgres } from '../fixtures/empty-postgres.ts'
import { type HouseProcess, spawnHouse, untilReady } from '../fixtures/process.ts'

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

async function spawn(databaseUrl = url): Promise<HouseProcess> {
  const house = await spawnHouse({
    DATA_DIR: dataDir,
    DEMO: '0',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  })
  cleanups.push(() => house.stop('SIGKILL'))
  return house
}

interface Seen {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any
  headers: http.IncomingHttpHeaders
}

function ask(house: HouseProcess, path: string, agent?: http.Agent): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${house.url}${path}`, agent ? { agent } : {}, async (response) => {
      const body = await text(response)
      const isJson = response.headers['content-type']?.includes('json')
      resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(body) : body, headers: response.headers })
    })
    request.once('error', reject)
  })
}

const statusOf = (house: HouseProcess, path: string) =>
  ask(house, path).then(
    ({ status }) => status,
    () => 'no answer',
  )

const formula = '/api/formulas/default'
const patient = { timeout: 20_000 }

describe.runIf(inject('engine') === 'postgres')('a house whose database', () => {
  test('has not answered yet lives, is not ready and says when to come back; then it is, on the same connection', async () => {
    const cable = await layCable(String(url))
    cleanups.push(cable.cut)
    cable.hold()
    const house = await spawn(cable.url)
    await expect.poll(() => statusOf(house, '/healthz'), patient).toBe(200)
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    for (const path of ['/readyz', formula, '/', '/media/x']) {
      const { status, body, headers } = await ask(house, path, agent)
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '1'])
      expect(body).toEqual({ message: expect.any(String), code: 'not-ready', requestId: expect.any(String) })
    }
    await cable.mend()
    await expect.poll(async () => (await ask(house, '/readyz', agent)).status, patient).toBe(200)
    expect((await ask(house, formula, agent)).status).toBe(200)
    agent.destroy()
  })

  test('has not answered yet ends with 0 when it is told to', async () => {
    const cable = await layCable(String(url))
    cleanups.push(cable.cut)
    cable.hold()
    const house = await spawn(cable.url)
    await expect.poll(() => statusOf(house, '/healthz'), patient).toBe(200)
    expect(await house.stop()).toBe(0)
  })

  test('goes away answers 503, lives on, and is ready again when it is back, its jobs too', async () => {
    const cable = await layCable(String(url))
    const house = await spawn(cable.url)
    await untilReady(house)
    await cable.cut()
    await expect.poll(() => statusOf(house, '/readyz'), patient).toBe(503)
    for (const path of [formula, '/api/content/articles']) {
      const { status, body, headers } = await ask(house, path)
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'not-ready', '1'])
    }
    expect(await statusOf(house, '/healthz')).toBe(200)
    await cable.mend()
    cleanups.push(cable.cut)
    await expect.poll(() => statusOf(house, '/readyz'), patient).toBe(200)
    expect(await statusOf(house, formula)).toBe(200)
    const ticket = { title: '[Autre]: Bonjour', message: 'Une question', email: 'une@exemple.fr', name: 'Une' }
    const sent = await fetch(`${house.url}/api/support/contact/tickets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ticket),
    })
    expect(sent.status).toBe(201)
    await expect.poll(() => house.output(), patient).toContain('courriel conservé')
    expect(await house.stop()).toBe(0)
  })
})

test('a house that closes is not ready, still answers what was accepted and what comes meanwhile, and ends with 0', async () => {
  const house = await spawn()
  await untilReady(house)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  expect((await ask(house, formula, agent)).headers.connection).toBe('keep-alive')

  const body = JSON.stringify({ title: '[Autre]: x', message: 'Lentement', email: 'une@exemple.fr', name: 'Une' })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const slow = http.request(`${house.url}/api/support/contact/tickets`, { method: 'POST', headers })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    slow.once('response', (response) => resolve(response.resume().statusCode))
    slow.once('error', reject)
  })
  slow.write(body.slice(0, 20))
  const ended = house.stop()
  await expect.poll(() => statusOf(house, '/readyz'), patient).toBe(503)
  const kept = await ask(house, formula, agent)
  expect([kept.status, kept.headers.connection]).toEqual([200, 'close'])
  slow.end(body.slice(20))
  expect(await answered).toBe(201)
  expect(await ended).toBe(0)
})

test('a port that is taken is one line and exit code 1, and no database is made', async () => {
  const first = await spawn()
  await untilReady(first)
  const second = await spawnHouse({ DATA_DIR: `${dataDir}/other`, PORT: new URL(first.url).port })
  expect(await second.exited).toBe(1)
  expect(second.output().trim()).toMatch(/^Impossible d’écouter sur .*EADDRINUSE$/)
  expect(existsSync(`${dataDir}/other`)).toBe(false)
})
