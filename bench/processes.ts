import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { startPostgres } from '../tests/fixtures/postgres.ts'
import { type BenchServer, pages, startBenchServer } from './tools/bench-server.ts'
import { median, writeResult } from './tools/results.ts'
import { firstUid, sessionCookie, signIn } from './tools/sign-in.ts'
import { requireWrk } from './tools/wrk.ts'

/*
 * Compares one process and two (PROCESSES), each setup on its own PostgreSQL with the demo's content, loaded by wrk in turn. The loader and
 * PostgreSQL share the machine's cores: with two cores, two processes cannot be twice as fast.
 */

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '5' } },
})

interface Compared {
  processes: number
  server: BenchServer
  headers: Record<string, string>
  discussion: string
  stop(): Promise<void>
}

async function start(processes: number): Promise<Compared> {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('this bench needs PostgreSQL')
  const server = await startBenchServer({ DATABASE_URL: postgres.url, PROCESSES: String(processes) })
  const token = await signIn(server.url)
  return {
    processes,
    server,
    headers: { cookie: sessionCookie(token), 'accept-encoding': 'gzip, deflate, br' },
    discussion: `/coaching/${await firstUid(server.url, '/support/coaching/tickets', token)}`,
    async stop() {
      await server.leave()
      await postgres.stop()
    },
  }
}

interface Measured {
  rate: number
  p99: number
}

const unitOf: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 }

function ask(url: string, headers: Readonly<Record<string, string>>, connections: number): Measured {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const output = execFileSync(
    'wrk',
    ['-t1', `-c${connections}`, `-d${values.seconds}s`, '--latency', '--timeout', '20s', ...given, url],
    { encoding: 'utf8' },
  )
  if (/Non-2xx or 3xx|Socket errors/.test(output)) throw new Error(`${url}: ${output}`)
  const [, slow = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99: Number(slow) * (unitOf[unit] ?? Number.NaN),
  }
}

requireWrk()
const compared = [await start(1), await start(2)]
const { 'accept-encoding': encoding = '' } = compared[0]?.headers ?? {}
const targets = [
  {
    name: 'a discussion, signed in, rendered',
    connections: 8,
    addressOf: ({ discussion }: Compared) => discussion,
    headersOf: ({ headers }: Compared) => headers,
  },
  {
    name: 'API: a list of articles',
    connections: 16,
    addressOf: () => '/api/content/articles',
    headersOf: () => ({}),
  },
  {
    name: 'article, a visitor, from memory',
    connections: 32,
    addressOf: () => pages.article,
    headersOf: () => ({ 'accept-encoding': encoding }),
  },
]
const rows: string[][] = []
for (const { name, connections, addressOf, headersOf } of targets) {
  const found = compared.map((): Measured[] => [])
  for (let round = -1; round < Number(values.rounds); round += 1) {
    for (const [place, one] of compared.entries()) {
      const measured = ask(`${one.server.url}${addressOf(one)}`, headersOf(one), connections)
      if (round >= 0) found[place]?.push(measured)
    }
  }
  const rates = found.map((some) => median(some.map(({ rate }) => rate)))
  const slow = found.map((some) => median(some.map(({ p99 }) => p99)))
  rows.push([
    name,
    String(connections),
    rates.map((rate) => rate.toFixed(0)).join(' / '),
    ((rates[1] ?? 0) / (rates[0] ?? 1)).toFixed(2),
    slow.map((p99) => p99.toFixed(1)).join(' / '),
  ])
}
for (const one of compared) await one.stop()
writeResult(
  'One process / two (PROCESSES), on PostgreSQL, loader and database on the same cores',
  ['what', 'connections', 'requests a second', 'ratio', 'p99 ms'],
  rows,
)
