import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startOwnPostgres } from '../tests/fixtures/postgres.ts'
import { type ServerProcess, spawnServer, startServerProcess } from '../tests/fixtures/process.ts'
import { benchKey } from './data/sizes.ts'
import { pages } from './tools/bench-server.ts'
import { median, writeResult } from './tools/results.ts'
import { benchPassword, firstUid, sessionCookie, signIn } from './tools/sign-in.ts'
import { measureSaturation, requireWrk, residentMegabytes } from './tools/wrk.ts'

/*
 * Measures memory and startup with existing data: the time from spawn to the first page with status 200, and resident memory. Memory is
 * read at that page, after two idle seconds, and after saturating requests of visitors, a reader, a discussion and the API. Needs
 * `npm run build` and `npm run build:demo`.
 */

requireWrk()
const { values } = parseArgs({
  options: {
    /** only the servers whose name contains this */
    only: { type: 'string', default: '' },
  },
})
const starts = 5
const browser = { 'accept-encoding': 'gzip, deflate, br' }

async function untilPage(server: ServerProcess): Promise<void> {
  for (;;) {
    const answer = await fetch(`${server.url}/`).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    if (server.child.exitCode !== null) throw new Error(server.output())
    await wait(10)
  }
}

async function load(server: ServerProcess): Promise<void> {
  const { pid } = server.child
  const token = await signIn(server.url)
  const bearer = { authorization: `Bearer ${token}` }
  const reader = { ...browser, cookie: sessionCookie(token) }
  const discussion = await firstUid(server.url, '/support/coaching/tickets', token)
  const asked = [
    ...Object.values(pages).flatMap((page) => [
      { page, headers: browser, connections: 32 },
      { page, headers: reader, connections: 32 },
    ]),
    { page: '/account', headers: reader, connections: 4 },
    { page: `/coaching/${discussion}`, headers: reader, connections: 8 },
    { page: '/api/content/articles', headers: bearer, connections: 8 },
  ]
  for (const { page, headers } of asked) await (await fetch(`${server.url}${page}`, { headers })).arrayBuffer()
  for (const { page, ...rest } of asked) measureSaturation({ url: `${server.url}${page}`, pid, seconds: 3, ...rest })
}

interface Kind {
  name: string
  env: Record<string, string>
  budget: number
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'memory-'))
const postgres = await startOwnPostgres()
const common = { DEMO_PASSWORD: benchPassword, LOG_LEVEL: 'warn', COACHING_KEY: benchKey }
const kinds: Kind[] = [
  { name: 'embedded database, demo', env: { DEMO: '1', DATA_DIR: path.join(folder, 'embedded') }, budget: 500 },
  ...(postgres
    ? [
        {
          name: 'PostgreSQL, product',
          env: { DEMO: '0', DATA_DIR: path.join(folder, 'shared'), DATABASE_URL: postgres.url },
          budget: 280,
        },
      ]
    : []),
]

const rows: string[][] = []
for (const { name, env, budget } of kinds.filter((kind) => kind.name.includes(values.only))) {
  // Start once before measuring, to fill the cache of visitors' pages.
  await (await startServerProcess({ ...common, ...env, DEMO: '1' })).stop()
  const milliseconds: number[] = []
  let server: ServerProcess | undefined
  for (let count = 0; count < starts; count += 1) {
    await server?.stop()
    const started = performance.now()
    server = await spawnServer({ ...common, ...env })
    await untilPage(server)
    milliseconds.push(performance.now() - started)
  }
  if (!server) continue
  const resident = () => Math.round(residentMegabytes(server.child.pid))
  const atOnce = resident()
  await wait(2000)
  const quiet = resident()
  await load(server)
  const loaded = resident()
  await wait(5000)
  rows.push(
    [name, Math.round(median(milliseconds)), atOnce, quiet, `**${loaded}** (≤ ${budget})`, resident()].map(String),
  )
  await server.stop()
}
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })

writeResult(
  'Memory (MB resident) and start, on a built tree with data',
  ['server', 'ms to the first page (≤ 2000)', 'then', 'after 2 s', 'after load', '5 s later'],
  rows,
)
