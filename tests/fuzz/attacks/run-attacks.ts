import { setTimeout as wait } from 'node:timers/promises'
import { scaleTimeout } from '../../fixtures/patience.ts'
import type { Attack } from './attack.ts'
import { floodUnauthenticated } from './unauthenticated-requests.ts'
import { type Health, startVictim, type Victim } from './victim.ts'

/** Milliseconds on an idle machine. */
const longestHold = 300
const longestHealth = 100
/** MiB of memory that 5,000 requests may add. */
const mostKept = 64
const judgedTogether = 5000
/** Maximum samples, one a second: a mail or an import may be under way for some seconds. */
const mostSamples = 60
/** Tries per input: a busy machine may fail once or twice, but hardly three times. */
const mostTries = 3

export interface AttackResult {
  name: string
  status: number
  /** longest work of the main thread without a break; milliseconds of processor time */
  hold: number
  health: Health
  broken: string[]
}

export interface AttackReport {
  judged: AttackResult[]
  /** count of each status in the flood of unauthenticated requests */
  statuses: Record<string, number>
  /** largest memory growth after 5,000 requests, or after all attacks; MiB */
  kept: number
  /** every rule that was broken, one line each */
  broken: string[]
}

function brokenHealth({ status, milliseconds }: Health, allowance: number): string[] {
  return [
    ...(status === 200 ? [] : [`/healthz answered ${status}`]),
    ...(milliseconds > scaleTimeout(longestHealth * allowance) ? [`/healthz took ${milliseconds} ms`] : []),
  ]
}

const brokenHold = (hold: number, allowance: number): string[] =>
  hold > scaleTimeout(longestHold * allowance) ? [`held the event loop for ${hold} ms of processor time`] : []

async function attackOnce(victim: Victim, { name, send }: Attack, allowance: number): Promise<AttackResult> {
  const status = await send(victim)
  const health = await victim.health()
  const { hold } = await victim.sample()
  const broken = [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...brokenHold(hold, allowance),
    ...brokenHealth(health, allowance),
  ]
  return { name, status, hold, health, broken }
}

async function attack(victim: Victim, one: Attack, allowance: number): Promise<AttackResult> {
  for (let tries = 1; ; tries += 1) {
    const judged = await attackOnce(victim, one, allowance)
    if (judged.broken.length === 0 || one.once || tries === mostTries) return judged
  }
}

/** Memory growth in MiB once the server has finished its work: memory of running work does not count. */
async function keptSince(victim: Victim, before: number): Promise<number> {
  for (let samples = 1; ; samples += 1) {
    const kept = Math.round((await victim.sample()).held - before)
    if (kept <= mostKept || samples === mostSamples) return kept
    await wait(1000)
  }
}

async function flood(victim: Victim, count: number) {
  const all: Record<string, number> = {}
  let kept = 0
  // Warm up: code compiled for the first requests does not count.
  await floodUnauthenticated(victim.server.port, 80)
  for (let sent = 0; sent < count; sent += judgedTogether) {
    const { held } = await victim.sample()
    const statuses = await floodUnauthenticated(victim.server.port, Math.min(judgedTogether, count - sent))
    for (const [status, times] of Object.entries(statuses)) all[status] = (all[status] ?? 0) + times
    kept = Math.max(kept, await keptSince(victim, held))
  }
  return { statuses: all, kept }
}

export interface AttackOptions {
  attacks: readonly Attack[]
  /** number of unauthenticated requests */
  unproved: number
  env: Record<string, string>
  /** Factor for the time limits: above 1 beside other work, where only an input that blocks for seconds counts. */
  allowance?: number
  onJudged?: (judged: AttackResult) => void
}

/**
 * Starts a server, attacks it and judges the effect of each input; then kills it and restarts it on the same data.
 * @param prove runs after the restart, for example to find input that is processed again. @returns what is wrong
 */
export async function runAttacks(
  { attacks, unproved, env, allowance = 1, onJudged = () => {} }: AttackOptions,
  prove: (victim: Victim) => Promise<string[]> = async () => [],
): Promise<AttackReport> {
  const victim = await startVictim(env)
  try {
    const { statuses, kept: keptOfFlood } = await flood(victim, unproved)
    for (const one of attacks.filter(({ once }) => !once).slice(0, 3)) await one.send(victim)
    const before = await victim.sample()
    const judged: AttackResult[] = []
    for (const one of attacks) {
      const found = await attack(victim, one, allowance)
      judged.push(found)
      onJudged(found)
    }
    const keptOfAttacks = await keptSince(victim, before.held)
    await victim.restart()
    await victim.sample()
    const afterRestart = [...(await prove(victim)), ...brokenHealth(await victim.health(), allowance)]
    const { hold } = await victim.sample()
    afterRestart.push(...brokenHold(hold, allowance))
    const kept = Math.max(keptOfFlood, keptOfAttacks)
    const broken = [
      ...judged.flatMap(({ name, broken }) => broken.map((rule) => `${name}: ${rule}`)),
      ...(kept > mostKept ? [`${kept} MiB kept, at most ${mostKept}`] : []),
      ...afterRestart.map((rule) => `after a restart: ${rule}`),
    ]
    return { judged, statuses, kept, broken }
  } finally {
    await victim.stop()
  }
}
