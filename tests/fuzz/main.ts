import { randomInt } from 'node:crypto'
import { startPostgres } from '../fixtures/postgres.ts'
import { brokenRules, printReport } from './report.ts'
import { fuzz } from './run.ts'
import { floodUnproved, mostKept } from './unproved.ts'

/*
 * Requests that no one should send, to every operation and page, as everybody. Exit code 1 where a rule is broken.
 * See README.md beside it for the variables.
 */

const print = (line: string) => process.stdout.write(`${line}\n`)
const number = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise)

const runs = number('FUZZ_RUNS', 3000)
const seed = number('FUZZ_SEED', randomInt(1_000_000_000))
const atOnce = number('FUZZ_AT_ONCE', 6)
const limits = { memoryGrowth: number('FUZZ_MEMORY', 512), loopDelay: number('FUZZ_LOOP_DELAY', 1500) }
const engine = process.env.FUZZ_ENGINE ?? 'pglite'

const postgres = engine === 'postgres' ? await startPostgres() : undefined
if (engine === 'postgres' && !postgres) throw new Error('no PostgreSQL: install the program postgres')

print(`FUZZ_SEED=${seed} FUZZ_RUNS=${runs} FUZZ_ENGINE=${engine}`)
try {
  const report = await fuzz({
    runs,
    seed,
    atOnce,
    env: postgres ? { DATABASE_URL: postgres.url } : {},
    onProgress: ({ sent, problems, deaths, stalls, after, reasons }) =>
      print(
        `${sent} sent, ${problems.length} problems, ${deaths} deaths, ${stalls} stalls, ${after.rss} MiB, loop ${after.loopMax} ms${reasons.length > 0 ? `, restarted ${reasons.at(-1)}` : ''}`,
      ),
  })
  printReport(report, print)
  const flood = await floodUnproved(runs, postgres ? { DATABASE_URL: postgres.url } : {})
  print(`unproved    ${flood.sent} requests: ${flood.kept} MiB kept, /healthz after ${flood.healthMilliseconds} ms`)
  const broken = brokenRules(report, limits)
  if (flood.health.some((status) => status !== 200))
    broken.push(`/healthz answered ${flood.health} after the attack and a restart`)
  if (flood.kept > mostKept) broken.push(`${flood.kept} MiB kept of requests that prove nothing, at most ${mostKept}`)
  for (const line of broken) print(`BROKEN: ${line}`)
  if (broken.length > 0) process.exitCode = 1
  else print('every rule held')
} finally {
  await postgres?.stop()
}
