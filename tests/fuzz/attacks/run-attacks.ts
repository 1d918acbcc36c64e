import { setTimeout as wait } from 'node:timers/promises'
import { patient } from '../../fixtures/patience.ts'
import type { Attack } from './attack.ts'
import { floodUnproved } from './unproved-requests.ts'
import { type Health, startVictim, type Victim } from './victim.ts'

/** Milliseconds of an idle machine: a slower or busier one has more. */
const longestHold = 300
const longestHealth = 100
/** MiB that the server may hold more after 5,000 requests than before. */
const mostKept = 64
const judgedTogether = 5000
/** one a second: a mail or an import may be under way for some seconds */
const mostSamples = 60
/** The machine may have been busy, not the server: not three times for the same input. */
const mostTries = 3

export interface Judged {
  name: string
  status: number
  /** longest work of the main thread without a break; milliseconds of processor time */
  hold: number
  health: Health
  /** the rules that it broke */
  broken: string[]
}

export interface AttackReport {
  judged: Judged[]
  /** statuses of the flood of requests that prove nothing, and how often each was answered */
  statuses: Record<string, number>
  /** most that the server held more after 5,000 requests, and after all attacks; MiB */
  kept: number
  /** every rule that was broken, one line each */
  broken: string[]
}

function brokenHealth({ status, milliseconds }: Health): string[] {
  return [
    ...(status === 200 ? [] : [`/healthz answered ${status}`]),
    ...(milliseconds > patient(longestHealth) ? [`/healthz took ${milliseconds} ms`] : []),
  ]
}

async function attackOnce(victim: Victim, { name, send }: Attack): Promise<Judged> {
  const status = await send(victim)
  const health = await victim.health()
  const { hold } = await victim.sample()
  const broken = [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...(hold > patient(longestHold) ? [`held the event loop for ${hold} ms of processor time`] : []),
    ...brokenHealth(health),
  ]
  return { name, status, hold, health, broken }
}

async function attack(victim: Victim, one: Attack): Promise<Judged> {
  for (let tries = 1; ; tries += 1) {
    const judged = await attackOnce(victim, one)
    if (judged.broken.length === 0 || one.once || tries === mostTries) return judged
  }
}

/** MiB that it holds more than before once it is done with what it was given: what is under way is not kept. */
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
  await floodUnproved(victim.server.port, 80)
  for (let sent = 0; sent < count; sent += judgedTogether) {
    const { held } = await victim.sample()
    const statuses = await floodUnproved(victim.server.port, Math.min(judgedTogether, count - sent))
    for (const [status, times] of Object.entries(statuses)) all[status] = (all[status] ?? 0) + times
    kept = Math.max(kept, await keptSince(victim, held))
  }
  return { statuses: all, kept }
}

export interface AttackOptions {
  attacks: readonly Attack[]
  /** how many requests that prove nothing */
  unproved: number
  env: Record<string, string>
  onJudged?: (judged: Judged) => void
}

/**
 * Attacks a server of its own and judges what each input did to it; then it is killed, and started again on the same data.
 * @param prove after the restart: sees whether something is met again. @returns what is wrong
 */
export async function runAttacks(
  { attacks, unproved, env, onJudged = () => {} }: AttackOptions,
  prove: (victim: Victim) => Promise<string[]> = async () => [],
): Promise<AttackReport> {
  const victim = await startVictim(env)
  try {
    const { statuses, kept: keptOfFlood } = await flood(victim, unproved)
    for (const one of attacks.filter(({ once }) => !once).slice(0, 3)) await one.send(victim)
    const before = await victim.sample()
    const judged: Judged[] = []
    for (const one of attacks) {
      const found = await attack(victim, one)
      judged.push(found)
      onJudged(found)
    }
    const keptOfAttacks = await keptSince(victim, before.held)
    await victim.restart()
    await victim.sample()
    const afterRestart = [...(await prove(victim)), ...brokenHealth(await victim.health())]
    const { hold } = await victim.sample()
    if (hold > patient(longestHold)) afterRestart.push(`held the event loop for ${hold} ms of processor time`)
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
