import { randomInt } from 'node:crypto'
import { createEmptyDatabase, type EmptyDatabase, startPostgres } from '../fixtures/postgres.ts'
import { attackServer } from './attacks/all-attacks.ts'
import { findReportProblems, printReport } from './report.ts'
import { fuzz } from './run.ts'

/*
 * Sends invalid and hostile requests to every operation and page, as every kind of caller. Exit code 1 where a rule is broken.
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

const databases: EmptyDatabase[] = []

/** Environment of a server with a database of its own: the keys in its folder belong to that database. */
async function newDatabase(): Promise<Record<string, string>> {
  if (!postgres) return {}
  const database = await createEmptyDatabase(postgres.url)
  databases.push(database)
  return { DATABASE_URL: database.url }
}

print(`FUZZ_SEED=${seed} FUZZ_RUNS=${runs} FUZZ_ENGINE=${engine}`)
try {
  const report = await fuzz({
    runs,
    seed,
    atOnce,
    env: await newDatabase(),
    onProgress: ({ sent, problems, deaths, stalls, after, reasons }) =>
      print(
        `${sent} sent, ${problems.length} problems, ${deaths} deaths, ${stalls} stalls, ${after.rss} MiB, loop ${after.loopMax} ms${reasons.length > 0 ? `, restarted ${reasons.at(-1)}` : ''}`,
      ),
  })
  printReport(report, print)
  const attacks = await attackServer(1, {
    unproved: runs,
    env: await newDatabase(),
    onJudged: ({ name, status, hold, health, broken }) =>
      print(
        `${status} ${hold} ms ${name}${broken.length > 0 ? ` BROKEN, /healthz after ${health.milliseconds} ms` : ''}`,
      ),
  })
  const longest = Math.max(...attacks.judged.map(({ hold }) => hold))
  print(`attacks     ${attacks.judged.length}, the loop held for ${longest} ms at most, ${attacks.kept} MiB kept`)
  print(`unproved    ${JSON.stringify(attacks.statuses)}`)
  const broken = [...findReportProblems(report, limits), ...attacks.broken]
  for (const line of broken) print(`BROKEN: ${line}`)
  if (broken.length > 0) process.exitCode = 1
  else print('every rule held')
} finally {
  for (const database of databases) await database.drop()
  await postgres?.stop()
}
