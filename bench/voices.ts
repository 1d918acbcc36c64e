import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { fetchPayload } from '../tests/fixtures/call-api.ts'
import { startPostgres } from '../tests/fixtures/postgres.ts'
import { publishVoice, voiceLinks } from '../tests/fixtures/voices.ts'
import { type BenchServer, startBenchServer } from './tools/bench-server.ts'
import { percentile, writeResult } from './tools/results.ts'
import { signIn } from './tools/sign-in.ts'

/*
 * Withdraws voices through one of two processes on one PostgreSQL. Measures the time from the answer to their writer until the cached home
 * page of each process no longer shows them.
 */

const mostMilliseconds = 1000
const { values } = parseArgs({ options: { times: { type: 'string', default: '20' } } })

const postgres = await startPostgres()
if (!postgres) throw new Error('this bench needs PostgreSQL')
const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'info' }
const one = await startBenchServer(env)
const other = await startBenchServer({ ...env, DATA_DIR: path.join(one.folder, 'data') })

const readHome = async ({ url }: BenchServer): Promise<string> => (await fetch(url)).text()

async function until<T>(find: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    await wait(5)
  }
}

async function register(): Promise<string> {
  const uid = randomUUID()
  const body = { uid, identifier: `${uid}@exemple.fr`, password: 'une phrase bien à elle', formula: 'default' }
  await fetchPayload(one.url, 'POST', '/registrations/register', { body })
  return uid
}

const seen = new Set<string>()
/** Waits for a voice link that no earlier call returned, from the mails to invited members. */
const nextLink = (): Promise<string> =>
  until(async () => {
    const link = voiceLinks(one.output() + other.output()).find((token) => !seen.has(token))
    if (link) seen.add(link)
    return link
  })

async function withdrawOne(admin: string): Promise<number[]> {
  const { text, withdraw } = await publishVoice({ url: one.url, admin, member: await register(), link: nextLink })
  for (const server of [one, other]) await until(async () => (await readHome(server)).includes(text) || undefined)
  await withdraw()
  const since = performance.now()
  const gone = async (server: BenchServer) => {
    await until(async () => !(await readHome(server)).includes(text) || undefined)
    return performance.now() - since
  }
  return Promise.all([gone(one), gone(other)])
}

const times: number[][] = []
try {
  const admin = await signIn(one.url, 'admin@exemple.fr')
  for (let n = 0; n < Number(values.times); n += 1) times.push(await withdrawOne(admin))
} finally {
  await Promise.all([one.leave(), other.leave()])
  await postgres.stop()
}

const row = (name: string, server: 0 | 1) => {
  const measured = times.map((pair) => pair[server] ?? Number.NaN)
  return [name, measured.length, percentile(measured, 0.5).toFixed(0), Math.max(...measured).toFixed(0)]
}
writeResult(
  'A withdrawn voice, two processes on PostgreSQL',
  ['home page of', 'voices', 'p50 ms', `longest ms (≤ ${mostMilliseconds})`],
  [row('the process that was called', 0), row('the other process', 1)],
)
process.exitCode = times.flat().some((ms) => ms > mostMilliseconds) ? 1 : 0
