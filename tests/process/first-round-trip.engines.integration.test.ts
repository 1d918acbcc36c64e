import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '../fixtures/process.ts'

/** Bytes that a server may send before the first acknowledgement: ten segments (RFC 6928). */
const firstRoundTrip = 10 * 1460
const password = 'une phrase pour essayer'
let server: ServerProcess
let folder: string
let cookie: string

/** With its head, as it goes over the wire. */
const bytesOf = (address: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = http.get(`${server.url}${address}`, { headers: { ...headers, 'accept-encoding': 'gzip, br' } })
    asked.on('error', reject).on('response', (answer) => {
      const head = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 'HTTP/1.1 200 OK\r\n\r\n'.length)
      let bytes = head
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => resolve(answer.statusCode === 200 ? bytes : Number.POSITIVE_INFINITY))
    })
  })

beforeAll(async () => {
  if (inject('engine') !== 'pglite') return
  folder = await mkdtemp(path.join(os.tmpdir(), 'round-trip-'))
  server = await startServerProcess({ DATA_DIR: folder, DEMO_PASSWORD: password })
  const answer = await fetch(`${server.url}/api/auth_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'camille@exemple.fr', password }),
  })
  cookie = `session=${((await answer.json()) as { payload: { token: string } }).payload.token}; locale=fr`
})
afterAll(async () => {
  await server?.stop('SIGKILL')
  if (folder) await rm(folder, { recursive: true, force: true })
})

test.runIf(inject('engine') === 'pglite').each([
  ['a visitor’s home', '/', false],
  ['a visitor’s list', '/articles', false],
  ['a subscriber’s home', '/', true],
  ['a subscriber’s list', '/articles', true],
  ['a whole article of three minutes', '/article/dire-non-sans-se-justifier-l-art-de-la-phrase-courte', true],
] as const)('%s arrives with the first round trip', async (_, address, signedIn) => {
  // The best ratio comes once a page is asked for again.
  await expect.poll(() => bytesOf(address, signedIn ? { cookie } : {}), { interval: 100 }).toBeLessThan(firstRoundTrip)
})
