import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { childrenOf } from '../fixtures/children.ts'
import { openContactTicket, sendMessage } from '../fixtures/contact-ticket.ts'
import { openEmptyPostgres } from '../fixtures/empty-postgres.ts'
import { scaleTimeout } from '../fixtures/patience.ts'
import { findFreePort, type ServerProcess, spawnServer, waitUntilReady } from '../fixtures/process.ts'
import { startLoad } from '../fixtures/steady-load.ts'

const isPostgres = inject('engine') === 'postgres'
let dataDir: string
let env: Record<string, string>
let server: ServerProcess | undefined
let drop = async () => {}
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'processes-'))
  const database = isPostgres ? await openEmptyPostgres() : undefined
  if (database) drop = () => database.drop()
  env = { DATA_DIR: dataDir, DEMO: '0', PROCESSES: '2', ...(database ? { DATABASE_URL: database.url } : {}) }
})
afterEach(async () => {
  await server?.stop('SIGKILL')
  server = undefined
  await drop()
  drop = async () => {}
  await rm(dataDir, { recursive: true, force: true })
})

/** Sends each message on its own connection, to reach both processes. @returns the messages that one stream received */
async function streamedMessages(to: ServerProcess, messages: readonly string[]): Promise<string[]> {
  const ticket = await openContactTicket(to)
  const headers = { 'x-support-auth': `Contact ${ticket.token}`, accept: 'text/event-stream' }
  const aborted = new AbortController()
  const url = `${to.url}/api/support/contact/tickets/${ticket.uid}/events`
  const stream = await fetch(url, { headers, signal: aborted.signal })
  let text = ''
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) text += new TextDecoder().decode(chunk)
  })().catch(() => undefined)
  for (const message of messages) await sendMessage(to, ticket, message, 'close')
  const streamed = () => [...text.matchAll(/"content":"([^"]*)"/g)].map(([, content]) => content ?? '')
  await expect.poll(() => messages.every((message) => streamed().includes(message))).toBe(true)
  aborted.abort()
  await reading
  return streamed().filter((content) => messages.includes(content))
}

test.skipIf(isPostgres)('PROCESSES is refused on the embedded database in one line', async () => {
  server = await spawnServer(env, { bundle: 'product' })
  const line = 'Wrong configuration: PROCESSES needs DATABASE_URL: the embedded database belongs to one process\n'
  expect([await server.exited, server.output()]).toEqual([1, line])
})

test.skipIf(!isPostgres)('a failing start is reported once and ends every process', async () => {
  server = await spawnServer({ ...env, DATABASE_URL: 'postgres://127.0.0.1:1/none' }, { bundle: 'product' })
  expect(await server.exited).toBe(1)
  expect(server.output().match(/Cannot open the database/g)).toHaveLength(1)
})

test.skipIf(!isPostgres)('a reload and a killed process replace processes without a refused request', async () => {
  const metricsPort = await findFreePort()
  server = await spawnServer({ ...env, METRICS_PORT: String(metricsPort) }, { bundle: 'product' })
  await waitUntilReady(server)
  const { output } = server
  const pid = server.child.pid as number
  const says = (line: string) => expect.poll(output).toContain(line)
  await says('all processes are ready')
  const first = childrenOf(pid)
  expect(first).toHaveLength(2)

  const load = startLoad(`${server.url}/api/content/articles`, 2)
  server.child.kill('SIGHUP')
  await says('every process is new')
  await expect.poll(() => load.requests).toBeGreaterThan(100)
  const { refused, requests } = await load.stop()
  expect(refused).toEqual([])
  const second = childrenOf(pid)
  expect(second).toHaveLength(2)
  expect(second.filter((one) => first.includes(one))).toEqual([])

  const scraped = async () => (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  for (let turn = 0; turn < 10; turn += 1) await (await fetch(`${server.url}/api/content/articles`)).text()
  const countOf = (text: string) =>
    Number(/^http_request_duration_seconds_count\{[^}]*route="\/api\/content\/articles"[^}]*\} (\d+)/m.exec(text)?.[1])
  const [one, again] = [countOf(await scraped()), countOf(await scraped())]
  expect(one).toBeGreaterThanOrEqual(10)
  expect(again).toBe(one)
  expect(one).toBeLessThanOrEqual(requests + 10)

  expect(await streamedMessages(server, ['un', 'deux', 'trois', 'quatre'])).toEqual(['un', 'deux', 'trois', 'quatre'])

  const statusOfReadiness = async () => {
    const signal = AbortSignal.timeout(scaleTimeout(3000))
    return (await fetch(`${server?.url}/readyz`, { signal }).catch(() => undefined))?.status
  }
  process.kill(second[0] as number, 'SIGKILL')
  await says('a process ended; it is replaced')
  await expect.poll(() => childrenOf(pid).length).toBe(2)
  await expect.poll(statusOfReadiness).toBe(200)
  expect(await server.stop('SIGTERM')).toBe(0)
  for (const left of [...first, ...second]) expect(() => process.kill(left, 0)).toThrow('ESRCH')
})
