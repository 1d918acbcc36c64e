import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router'
import { startPostgres } from '../tests/fixtures/postgres.ts'
import { freePort } from '../tests/fixtures/process.ts'
import { buildBareSite } from './bare-site.ts'
import { pages, startBenchServer } from './bench-server.ts'
import { median, writeResult } from './results.ts'
import { sessionCookie, signIn } from './sign-in.ts'

/*
 * An article for a signed-in reader, whole (API, database, render), against a bare React Router page with the same markup
 * (head and body) and the same loader data, without a database. Asked in turn, and neither compresses.
 */

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
})

/** Of a process, since it started; a tick is a hundredth of a second. */
function cpuMilliseconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

interface Asked {
  url: string
  headers: Record<string, string>
  pid: number | undefined
  /** requests a second, of each round */
  rates: number[]
  /** milliseconds of processor a page, of each round */
  costs: number[]
}

async function ask({ url, headers, pid, rates, costs }: Asked): Promise<void> {
  const before = cpuMilliseconds(pid)
  const result = await autocannon({ url, connections: 10, duration: Number(values.seconds), headers })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  rates.push(result.requests.average)
  costs.push((cpuMilliseconds(pid) - before) / result.requests.total)
}

/** What every loader of the page answers, by route. */
async function loaderDataOf({ url, headers }: Asked): Promise<unknown> {
  const { body } = await fetch(`${url}.data`, { headers })
  if (!body) throw new Error('no loader data')
  const { value } = await decodeViaTurboStream(body, globalThis as unknown as Window)
  return value
}

async function serveBare(html: string, data: unknown): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [buildBareSite(html, data), String(port)], { stdio: 'inherit', env })
  const url = `http://127.0.0.1:${port}/`
  while (!(await fetch(url).catch(() => undefined))?.ok) await wait(50)
  return { url, child }
}

const postgres = await startPostgres()
const servers = [
  { name: 'the server, embedded database', server: await startBenchServer() },
  ...(postgres
    ? [{ name: 'the server, PostgreSQL', server: await startBenchServer({ DATABASE_URL: postgres.url }) }]
    : []),
]
const asked = await Promise.all(
  servers.map(async ({ name, server }) => {
    const headers = { cookie: sessionCookie(await signIn(server.url)), 'accept-encoding': 'identity' }
    const url = `${server.url}${pages.article}`
    return { name, url, headers, pid: server.child.pid, rates: [] as number[], costs: [] as number[] }
  }),
)
const [first] = asked
if (!first) throw new Error('no server')
const html = await (await fetch(first.url, { headers: first.headers })).text()
if (!html.includes(' data-reader="')) throw new Error('the page is not a reader’s own')
const data = await loaderDataOf(first)
const bare = await serveBare(html, data)
const bareBytes = (await (await fetch(bare.url)).text()).length

const framework: Asked = { url: bare.url, headers: {}, pid: bare.child.pid, rates: [], costs: [] }
for (const one of [framework, ...asked]) await ask({ ...one, rates: [], costs: [] })
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const one of [framework, ...asked]) await ask(one)
}
bare.child.kill()
await Promise.all(servers.map(({ server }) => server.leave()))
await postgres?.stop()

const ratioOf = (rates: readonly number[]) => median(rates.map((rate, round) => rate / (framework.rates[round] ?? 1)))
const row = (name: string, { rates, costs }: Asked, characters: number, ratio: string) => [
  name,
  Math.round(median(rates)),
  median(costs).toFixed(2),
  characters,
  ratio,
]
writeResult(
  'A signed-in reader’s article, whole',
  ['what', 'requests a second (median)', 'processor ms a page', 'characters of HTML', 'ratio (budget ≥ 0.4)'],
  [
    row('bare React Router page, same markup', framework, bareBytes, ''),
    ...asked.map((one) => row(one.name, one, html.length, `**${ratioOf(one.rates).toFixed(2)}**`)),
  ],
)
