import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { openBenchApp } from './tools/bench-app.ts'
import { median, percentile, writeResult } from './tools/results.ts'

/*
 * Measures how long it takes to validate a reduction code with few and with many codes: `GET /codes/{code}`, as a page calls it. Uses
 * PGlite, or DATABASE_URL (an empty database). Exits with 1 if the 95th percentile is above 5 ms, or doubles with many codes.
 */

const { values } = parseArgs({
  options: { few: { type: 'string', default: '100' }, many: { type: 'string', default: '100000' } },
})
const requests = 500
const mostMilliseconds = 5

const { platform, app, engine, close } = await openBenchApp()

async function makeCodes(from: number, to: number): Promise<void> {
  await platform.db.execute(
    sql`insert into codes (uid, percent, created_at) select 'CODE-' || n, 20, now() from generate_series(${from}::int, ${to}::int) n`,
  )
  await platform.db.execute(sql`analyze codes`)
}

/** Sends requests; every tenth code is unknown. */
async function measure(count: number) {
  const times: number[] = []
  const began = process.cpuUsage()
  for (let n = 0; n < requests; n += 1) {
    const isKnown = n % 10 !== 0
    const code = `CODE-${(isKnown ? 0 : count) + 1 + randomInt(count)}`
    // Use a new address each time: the rate limit counts unknown codes per address.
    const headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
    const asked = performance.now()
    const answer = await app.inject({ url: `/api/codes/${code}?formula=default`, headers })
    times.push(performance.now() - asked)
    if (answer.json().payload?.isValid !== isKnown) throw new Error(`${code}: ${answer.statusCode} ${answer.body}`)
  }
  const { user, system } = process.cpuUsage(began)
  return { median: median(times), p95: percentile(times, 0.95), processor: (user + system) / 1000 / requests }
}

const [few, many] = [Number(values.few), Number(values.many)]
await makeCodes(1, few)
await measure(few)
const before = await measure(few)
await makeCodes(few + 1, many)
const after = await measure(many)

await close()

writeResult(
  'Validity of a reduction code',
  ['engine', 'codes', 'requests', 'median (ms)', 'p95 (ms)', 'processor time a request (ms)'],
  [[few, before] as const, [many, after] as const].map(([count, times]) => [
    ...[engine, count, requests],
    ...[times.median, times.p95, times.processor].map((time) => time.toFixed(2)),
  ]),
)
process.exit(after.p95 <= mostMilliseconds && after.p95 <= 2 * before.p95 ? 0 : 1)
