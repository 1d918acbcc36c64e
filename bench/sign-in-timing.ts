import { randomInt, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createAccount } from '../modules/accounts/index.ts'
import { openBenchApp } from './tools/bench-app.ts'
import { median, writeResult } from './tools/results.ts'

/*
 * Measures whether response times reveal that an address has an account, or a password. Code requests and wrong passwords in random order
 * are compared by the two-sample Kolmogorov–Smirnov test. Uses PGlite, or DATABASE_URL (an empty database). Exits with 1 if two
 * distributions differ at the 1 % level.
 */

const { values } = parseArgs({ options: { requests: { type: 'string', default: '200' } } })
const count = Number(values.requests)

const { platform, app, engine, startWork, stopWork, close } = await openBenchApp()
await startWork()

const address = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

async function timed(url: string, payload: object, status: number): Promise<number> {
  const headers = { 'x-forwarded-for': address() }
  const asked = performance.now()
  const answer = await app.inject({ method: 'POST', url, payload, headers })
  const time = performance.now() - asked
  if (answer.statusCode !== status) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return time
}

const requestCode = (identifier: string) => timed('/api/session/code', { identifier }, 202)
const guess = (identifier: string) =>
  timed('/api/auth_check', { identifier, password: 'un mot de passe au hasard' }, 401)

type Group = 'password' | 'no password' | 'unknown'

/** @returns an address without earlier requests */
async function addressOf(group: Group): Promise<string> {
  const email = `${randomUUID()}@exemple.fr`
  const password = group === 'password' ? 'petite-fleur-rose' : undefined
  if (group !== 'unknown') await createAccount(platform, platform.db, { email, password, roles: [] })
  return email
}

function shuffled<One>(all: One[]): One[] {
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    const [one, two] = [all[last] as One, all[other] as One]
    all[last] = two
    all[other] = one
  }
  return all
}

/** Sends each request after the jobs of the previous one have ended. */
async function measure(groups: readonly Group[], send: (identifier: string) => Promise<number>) {
  const tries: { group: Group; email: string }[] = []
  for (const group of groups) for (let n = 0; n < count; n += 1) tries.push({ group, email: await addressOf(group) })
  const times = new Map<Group, number[]>(groups.map((group) => [group, []]))
  for (const { group, email } of shuffled(tries)) {
    times.get(group)?.push(await send(email))
    await platform.jobs.idle()
  }
  return times
}

/** Largest distance between the two empirical distributions. */
function distance(one: readonly number[], two: readonly number[]): number {
  const share = (values: readonly number[], most: number) =>
    values.filter((value) => value <= most).length / values.length
  return Math.max(...[...one, ...two].map((at) => Math.abs(share(one, at) - share(two, at))))
}

/** Critical distance for two samples of `count` values, at the 1 % level. */
const critical = 1.628 * Math.sqrt(2 / count)

const codes = await measure(['password', 'no password', 'unknown'], requestCode)
const passwords = await measure(['password', 'no password', 'unknown'], guess)

const pairs = [
  ['password', 'unknown'],
  ['no password', 'unknown'],
  ['password', 'no password'],
] as const
const rows = Object.entries({ '/session/code': codes, '/auth_check': passwords }).flatMap(([call, times]) =>
  pairs.map(([one, two]) => {
    const [a, b] = [times.get(one) ?? [], times.get(two) ?? []]
    return { call, one, two, medians: [median(a), median(b)] as const, distance: distance(a, b) }
  }),
)

await stopWork()
await close()

writeResult(
  'Time of sign-in answers',
  ['engine', 'call', 'addresses', 'requests', 'medians (ms)', 'KS distance', 'limit'],
  rows.map(({ call, one, two, medians, distance }) => [
    engine,
    call,
    `${one}, ${two}`,
    `2 × ${count}`,
    medians.map((time) => time.toFixed(1)).join(', '),
    distance.toFixed(3),
    critical.toFixed(3),
  ]),
)
process.exit(rows.every(({ distance }) => distance <= critical) ? 0 : 1)
