import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { callApi } from '../fixtures/call-api.ts'
import { type ServerProcess, spawnServer, waitUntilReady } from '../fixtures/process.ts'

let dataDir: string
let cleanups: (() => unknown)[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'limits-'))
  cleanups = [() => rm(dataDir, { recursive: true, force: true })]
})
afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
})

async function spawn(descriptors?: number): Promise<ServerProcess> {
  const site = await spawnServer(
    { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' },
    descriptors === undefined ? {} : { descriptors },
  )
  cleanups.push(() => site.stop('SIGKILL'))
  return site
}

const newTicket = { title: '[Autre]: Bonjour', message: 'Une question', email: 'une@exemple.fr', name: 'Une' }

const write = async ({ url }: ServerProcess): Promise<number> =>
  (await callApi(url, 'POST', '/support/contact/tickets', { body: newTicket })).status

function connect(site: ServerProcess): Promise<net.Socket> {
  const { hostname, port } = new URL(site.url)
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => resolve(socket))
    cleanups.push(() => socket.destroy())
    socket.once('error', reject)
  })
}

const residentMegabytes = (site: ServerProcess): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8'))?.[1]) / 1024

describe.runIf(inject('engine') === 'pglite' && process.platform === 'linux')(
  'a process that may open 1,024 files',
  () => {
    test('still accepts tickets while 1,200 connections are idle', async () => {
      const site = await spawn(1024)
      await waitUntilReady(site)
      for (let n = 0; n < 1200; n += 1) (await connect(site)).on('error', () => {}).resume()
      expect(await write(site)).toBe(201)
      expect((await fetch(`${site.url}/articles`)).status).toBe(200)
    })

    test('uses less than 500 MB more memory for 50 connections that never read', async () => {
      const site = await spawn(1024)
      await waitUntilReady(site)
      const before = residentMegabytes(site)
      const asked = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(300)
      for (let n = 0; n < 50; n += 1)
        (await connect(site))
          .on('error', () => {})
          .pause()
          .write(asked)
      expect(await write(site)).toBe(201)
      expect(residentMegabytes(site) - before).toBeLessThan(500)
    })
  },
)

test.runIf(inject('engine') === 'pglite' && process.platform === 'linux')(
  'a process with too few files for its database exits with 1',
  async () => {
    const site = await spawn(200)
    expect(await site.exited).toBe(1)
    expect(site.output().trim()).toMatch(/^[^\n]*200, at least 310 are needed [^\n]*$/)
  },
)

interface Seen {
  answered: number
  refused: number
  other: string[]
}

/** Sends requests one after another, over at most one connection at a time, until one fails. */
async function askOnAndOn(site: ServerProcess, seen: Seen): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  for (let on = true; on; ) {
    on = await new Promise((resolve) => {
      const request = http.get(`${site.url}/api/formulas/default`, { agent }, (response) => {
        response.resume().once('end', () => {
          seen.answered += 1
          resolve(true)
        })
        response.once('error', (error) => {
          seen.other.push(error.message)
          resolve(false)
        })
      })
      request.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') seen.refused += 1
        else seen.other.push(String(error.code))
        resolve(false)
      })
    })
  }
}

test.runIf(inject('engine') === 'pglite')(
  'SIGTERM near saturation resets none of 40 connections and ends with 0',
  async () => {
    const site = await spawn()
    await waitUntilReady(site)
    const seen: Seen = { answered: 0, refused: 0, other: [] }
    const asking = Array.from({ length: 40 }, () => askOnAndOn(site, seen))
    await expect.poll(() => seen.answered).toBeGreaterThan(200)
    expect(await site.stop()).toBe(0)
    await Promise.all(asking)
    expect(seen).toEqual({ answered: expect.any(Number), refused: 40, other: [] })
  },
)
