import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '../tests/fixtures/postgres.ts'
import { type ServerProcess, startServerProcess } from '../tests/fixtures/process.ts'
import { openTicket } from './data/open-ticket.ts'
import { followTicket, type LiveStream } from './tools/live-stream.ts'
import { writeResult } from './tools/results.ts'
import { residentMegabytes } from './tools/wrk.ts'

/*
 * Opens many event streams on one or two processes with one PostgreSQL, and writes messages through all. Prints whether each stream
 * received each message of its ticket once and in order, the delay, and the memory per stream.
 */

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '1000' },
    /** messages a second */
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    processes: { type: 'string', default: '2' },
    /** kill -9 one process half-way: its readers resume at the other process */
    kill: { type: 'boolean', default: false },
  },
})
const [streamCount, rate, seconds, processes] = [values.streams, values.rate, values.seconds, values.processes].map(
  Number,
) as [number, number, number, number]
if (values.kill && processes < 2) throw new Error('--kill needs a second process')

interface Ticket {
  uid: string
  token: string
  /** time of sending each acknowledged message, by its uid */
  sent: Map<string, number>
}

async function openTickets(servers: ServerProcess[], database: pg.Pool): Promise<Ticket[]> {
  const tickets: Ticket[] = []
  for (let from = 0; from < streamCount; from += 20) {
    const some = Array.from({ length: Math.min(20, streamCount - from) }, (_, offset) => from + offset)
    const opened = some.map((place) => openTicket(servers[place % servers.length]?.url ?? '', database, place))
    tickets.push(...(await Promise.all(opened)).map((ticket) => ({ ...ticket, sent: new Map() })))
  }
  return tickets
}

/** Writes a message, repeated with the same key until it is acknowledged, as the site's client does. */
async function write(urls: () => string[], ticket: Ticket): Promise<void> {
  const key = randomUUID()
  const started = performance.now()
  for (let attempt = 0; ; attempt += 1) {
    const [url] = urls().sort(() => Math.random() - 0.5)
    const answer = await fetch(`${url}/api/support/contact/tickets/${ticket.uid}/messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-support-auth': `Contact ${ticket.token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ message: `message ${key}` }),
    }).catch(() => undefined)
    if (answer?.status === 201) {
      const { payload } = (await answer.json()) as { payload: { uid: string } }
      ticket.sent.set(payload.uid, started)
      return
    }
    if (answer && answer.status < 500) throw new Error(`refused: ${answer.status} ${await answer.text()}`)
    if (attempt > 20) throw new Error('no process takes the message')
    await wait(100)
  }
}

async function writeAll(urls: () => string[], tickets: Ticket[], halfWay: () => void): Promise<void> {
  const writing: Promise<void>[] = []
  const started = performance.now()
  const total = rate * seconds
  for (let count = 0; count < total; count += 1) {
    const early = started + (count * 1000) / rate - performance.now()
    if (early > 1) await wait(early)
    if (count === Math.floor(total / 2)) halfWay()
    writing.push(write(urls, tickets[Math.floor(Math.random() * tickets.length)] as Ticket))
  }
  await Promise.all(writing)
}

interface Delivery {
  sent: number
  missing: number
  doubled: number
  disordered: number
  /** percentile of the milliseconds from sending to the event */
  at(share: number): number
}

function compareDelivery(tickets: Ticket[], streams: LiveStream[]): Delivery {
  let [missing, doubled, disordered] = [0, 0, 0]
  const latencies: number[] = []
  for (const [place, ticket] of tickets.entries()) {
    const got = streams[place]?.got ?? []
    const uids = new Set(got.map((event) => event.uid))
    doubled += got.length - uids.size
    disordered += got.filter((event, index) => index > 0 && event.id <= (got[index - 1]?.id ?? 0)).length
    for (const [uid] of ticket.sent) if (!uids.has(uid)) missing += 1
    for (const { uid, at } of got) latencies.push(at - (ticket.sent.get(uid) ?? at))
  }
  latencies.sort((a, b) => a - b)
  const at = (share: number) => Math.round(latencies[Math.floor((latencies.length - 1) * share)] ?? Number.NaN)
  const sent = tickets.reduce((sum, ticket) => sum + ticket.sent.size, 0)
  return { sent, missing, doubled, disordered, at }
}

/** Waits until mails of new tickets are sent: they are not measured. */
async function untilMailed(database: pg.Pool): Promise<void> {
  const queued = async () => (await database.query(`select 1 from mails where state = 'queued' limit 1`)).rowCount
  while (await queued()) await wait(200)
}

async function settled(tickets: Ticket[], streams: LiveStream[]): Promise<void> {
  const deadline = Date.now() + 15_000
  const short = () => tickets.some((ticket, place) => (streams[place]?.got.length ?? 0) < ticket.sent.size)
  while (short() && Date.now() < deadline) await wait(50)
}

const postgres = await startPostgres()
if (!postgres) throw new Error('this bench needs PostgreSQL')
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'live-'))
const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' }
const servers: ServerProcess[] = []
while (servers.length < processes) servers.push(await startServerProcess(env))
const database = new pg.Pool({ connectionString: postgres.url, max: 4 })
// The temporary server stops before its idle connections close.
database.on('error', () => {})
const alive = () => servers.filter(({ child }) => child.exitCode === null && child.signalCode === null)
const urls = () => alive().map(({ url }) => url)
const tickets = await openTickets(servers, database)
await untilMailed(database)
const before = servers.map(({ child }) => residentMegabytes(child.pid))
const streams = await Promise.all(
  tickets.map((ticket, place) => followTicket(ticket, () => urls()[place % urls().length] as string)),
)
const perStream = servers.map(
  ({ child }, place) => ((residentMegabytes(child.pid) - (before[place] ?? 0)) * 1024) / (streamCount / processes),
)
await writeAll(urls, tickets, () => {
  if (values.kill) servers[1]?.child.kill('SIGKILL')
})
await settled(tickets, streams)
const { sent, missing, doubled, disordered, at } = compareDelivery(tickets, streams)
writeResult(
  `Event streams, ${streamCount.toLocaleString('en')} over ${processes === 1 ? 'one process' : `${processes} processes`}, ${rate} messages a second`,
  ['KB a stream', 'messages', 'missing', 'doubled', 'out of order', 'ms to the event: p50', 'p95', 'p99', 'max'],
  [
    [
      perStream.map((kb) => kb.toFixed(1)).join(', '),
      sent,
      missing,
      doubled,
      disordered,
      ...[0.5, 0.95, 0.99, 1].map(at),
    ],
  ],
)
const good = missing + doubled + disordered === 0
for (const stream of streams) stream.leave()
await Promise.all(alive().map((server) => server.stop()))
await database.end()
await postgres.stop()
process.exit(good ? 0 : 1)
