import { parseArgs } from 'node:util'
import type { SizedServer } from '../data/sizes.ts'
import { percentile } from './results.ts'

export interface Question {
  name: string
  /** the path below /api, and the headers to send */
  ask(server: SizedServer): { path: string; headers?: Record<string, string> }
}

/** Options of a bench that compares servers of several sizes: `--sizes 1000,100000 --rounds 50 --only search` */
export function readSizeOptions(defaults: { sizes: string; rounds: string; lengths?: string }) {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: defaults.sizes },
      rounds: { type: 'string', default: defaults.rounds },
      lengths: { type: 'string', default: defaults.lengths ?? '' },
      /** only questions whose name contains this */
      only: { type: 'string', default: '' },
    },
  })
  const sizes = values.sizes.split(',').map(Number)
  return {
    sizes,
    rounds: Number(values.rounds),
    /** messages of the longest conversation, by size */
    lengths: values.lengths.split(',').map(Number),
    /** the sizes as a heading names them */
    named: sizes.map((size) => size.toLocaleString('en')).join(' / '),
    choose: (questions: readonly Question[]) => questions.filter(({ name }) => name.includes(values.only)),
  }
}

export interface RequestTimings {
  name: string
  /** one value per server, in milliseconds */
  p50: number[]
  p95: number[]
  /** all response times, one list per server, in milliseconds */
  times: number[][]
  /** SQL queries per request, one value per server */
  queries: number[]
}

async function askOnce(sized: SizedServer, question: Question): Promise<number> {
  const { path, headers = {} } = question.ask(sized)
  const started = performance.now()
  const answer = await fetch(`${sized.server.url}/api${path}`, { headers })
  const body = await answer.text()
  if (answer.status !== 200) await new Promise((resolve) => setTimeout(resolve, 500))
  if (answer.status !== 200)
    throw new Error(`${question.name}: ${answer.status} ${body}\n${sized.server.output().slice(-2000)}`)
  return performance.now() - started
}

/** Returns the smallest of several counts: background work adds queries. */
async function countQueries(sized: SizedServer, question: Question): Promise<number> {
  const counts: number[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await sized.database.query('select pg_stat_statements_reset()')
    await askOnce(sized, question)
    const { rows } = await sized.database.query<{ calls: number }>(
      `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid
       where d.datname = current_database() and s.query not like '%pg_stat_statements%'`,
    )
    counts.push(rows[0]?.calls ?? 0)
  }
  return Math.min(...counts)
}

/** Queries all servers in turn, so that changes of the machine's speed affect all of them. */
export async function compareSizes(
  servers: readonly SizedServer[],
  questions: readonly Question[],
  rounds: number,
): Promise<RequestTimings[]> {
  const compared: RequestTimings[] = []
  for (const question of questions) {
    const times = servers.map((): number[] => [])
    for (let round = -10; round < rounds; round += 1) {
      for (const [place, server] of servers.entries()) {
        const time = await askOnce(server, question)
        if (round >= 0) times[place]?.push(time)
      }
    }
    const queries: number[] = []
    for (const server of servers) queries.push(await countQueries(server, question))
    compared.push({
      name: question.name,
      p50: times.map((one) => percentile(one, 0.5)),
      p95: times.map((one) => percentile(one, 0.95)),
      times,
      queries,
    })
  }
  return compared
}

export function mergeTimings(compared: readonly RequestTimings[], name: string): RequestTimings {
  const servers = compared[0]?.times.length ?? 0
  const times = Array.from({ length: servers }, (_, place) => compared.flatMap((one) => one.times[place] ?? []))
  const most = Array.from({ length: servers }, (_, place) =>
    Math.max(...compared.map((one) => one.queries[place] ?? 0)),
  )
  return {
    name,
    p50: times.map((one) => percentile(one, 0.5)),
    p95: times.map((one) => percentile(one, 0.95)),
    times,
    queries: most,
  }
}

const milliseconds = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(' / ')

/** A row of the table. The ratio compares the largest with the smallest database. */
export function toRow({ name, p50, p95, queries }: RequestTimings): string[] {
  const ratio = (p95.at(-1) ?? 0) / (p95[0] ?? 1)
  return [name, milliseconds(p50), milliseconds(p95), ratio.toFixed(2), [...new Set(queries)].join(' / ')]
}
