import { randomInt, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scaleTimeout } from '../../tests/fixtures/patience.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { type FailingProvider, installFailingProvider } from './fixtures/failing-provider.ts'
import { performAct, sweep } from './fixtures/model/acts.ts'
import {
  createFormulas,
  createPatron,
  formulas,
  type ModelPlace,
  modelCode,
  type Patron,
} from './fixtures/model/place.ts'
import { accountsAtRest, erasePatron, findViolatedInvariants, hasOpenSubscription } from './fixtures/model/rules.ts'
import { anySequence, anyStart, type Step } from './fixtures/model/sequence.ts'

/** Number of sequences. */
const runs = Number(process.env.SWITCH_HISTORIES ?? process.env.MODEL_RUNS ?? 50)
const seed = Number(process.env.MODEL_SEED ?? randomInt(2 ** 31))
/** Replay path of a failed sequence, from its report: the run begins there. */
const path = process.env.MODEL_PATH
/** Sequences between two reports, so that a long run that is stopped half-way has shown something. */
const reportedEvery = 500
const secondsADay = 86_400
const threeYears = 3 * 366 * secondsADay * 1000

let app: TestApp
let place: ModelPlace
let provider: FailingProvider
beforeAll(async () => {
  app = await createTestApp({ workers: false, env: { PUBLIC_URL: 'http://m.test' } })
  // No mail is written: that would take most of the time of thousands of sequences.
  Object.assign(app.platform, { mailer: { write: async () => randomUUID() } })
  provider = installFailingProvider(app.platform)
  place = { platform: app.platform, clock: app.clock, app: app.fastify }
  await createFormulas(place)
})
afterAll(() => app.close())

const done = { lives: 0, steps: 0, years: 0 }
const counted: Record<string, number> = {}

/** Writes what was done so far, with the seed that repeats it. */
function report(): void {
  const counts = { ...done, years: Math.round(done.years), ...counted }
  const words = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
  process.stderr.write(`model, seed ${seed}: ${words.join(', ')}: every rule held\n`)
}

/** @param sweeps how many run in parallel, as in several processes */
async function pass(seconds: number, times = 1, sweeps = 2): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    app.clock.advance(seconds * 1000)
    await sweep(place, sweeps)
    // Rows skipped because another sweep had locked them are taken by the next run.
    if (sweeps > 1) await sweep(place, 1)
  }
}

async function take(patron: Patron, step: Step): Promise<void> {
  if (step === 'heal') provider.heal()
  else if ('wait' in step) await pass(step.wait, step.times)
  else if ('breaks' in step) provider.fail(step.breaks, step.fault)
  else await performAct(place, patron, step)
}

/** Restores the connection, and lets lost calls, refunds and pages complete. */
async function comeToRest(): Promise<void> {
  provider.heal()
  await pass(130)
  await pass(3700, 3)
  await pass(secondsADay + 60)
  await pass(3700)
}

/** Lets the rest of three years pass, for users who still have a subscription. */
async function runOut(patron: Patron, began: number): Promise<void> {
  provider.heal()
  while (app.clock.now().getTime() - began < threeYears && (await hasOpenSubscription(place, patron))) {
    await pass(31 * secondsADay, 3, 1)
    expect(await findViolatedInvariants(place, patron), 'in later years').toEqual([])
  }
}

async function follow(
  from: string,
  formula: (typeof formulas)[number],
  code: string | undefined,
  steps: readonly Step[],
): Promise<void> {
  provider.heal()
  app.clock.set(from)
  const patron = { ...(await createPatron(place, formula)), code }
  for (const step of steps) {
    await take(patron, step)
    expect(await findViolatedInvariants(place, patron), JSON.stringify(step)).toEqual([])
  }
  await runOut(patron, Date.parse(from))
  await comeToRest()
  expect(await findViolatedInvariants(place, patron), 'at rest').toEqual([])
  const { ledger, books, counts, ...rest } = await accountsAtRest(place, patron)
  expect(ledger).toEqual(books)
  expect(rest).toEqual({ doublyCharged: [], kept: 0, open: 0 })
  await erasePatron(place, patron)
  done.lives += 1
  done.steps += steps.length
  for (const [what, count] of Object.entries(counts)) counted[what] = (counted[what] ?? 0) + count
  done.years += (app.clock.now().getTime() - Date.parse(from)) / (365.25 * secondsADay * 1000)
  if (done.lives % reportedEvery === 0) report()
}

test('random histories never charge twice or refund too much', {
  timeout: scaleTimeout(300_000 + runs * 10_000),
  // No retry: a second try that passes would hide a fault that was found.
  retry: 0,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      anyStart,
      fc.constantFrom(...formulas),
      fc.constantFrom(undefined, modelCode),
      anySequence,
      follow,
    ),
    // No shrinking: it would replay hundreds of sequences, and seed and path already reproduce the failed one.
    { numRuns: runs, seed, endOnFailure: true, ...(path && { path }) },
  )
  report()
})
