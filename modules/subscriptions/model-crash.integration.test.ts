import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { scaleTimeout } from '../../tests/fixtures/patience.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import {
  createFormulas,
  createPatron,
  formulas,
  type ModelPlace,
  modelCode,
  type Patron,
} from './fixtures/model/place.ts'
import { accountsAtRest, erasePatron, findViolatedInvariants } from './fixtures/model/rules.ts'
import { anyModelAct, anyStart, anyWait } from './fixtures/model/sequence.ts'
import { startWorkerPool, type WorkerPool } from './fixtures/model/worker-pool.ts'

/** Numbers of killed processes, and of users who act in parallel. */
const kills = Number(process.env.MODEL_KILLS ?? 4)
const crowd = 8
const killsAPlan = 2
const rounds = 8
const secondsADay = 86_400

/** A round: each user's acts with their process, the moment of a kill, and the time that passes afterwards. */
const round = fc.record({
  acts: fc.array(anyModelAct, { minLength: crowd, maxLength: crowd }),
  at: fc.nat(1),
  wait: anyWait,
})
const plan = fc.record({
  start: anyStart,
  rounds: fc.array(round, { minLength: rounds, maxLength: rounds }),
  kills: fc.uniqueArray(
    fc.record({ round: fc.nat(rounds - 1), member: fc.nat(1), milliseconds: fc.nat(60), inSweep: fc.boolean() }),
    { minLength: killsAPlan, maxLength: killsAPlan, selector: ({ round }) => round },
  ),
})
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never

let app: TestApp
let place: ModelPlace
let crew: WorkerPool
const done = { sequences: 0, kills: 0, underWay: 0, charges: 0, refunds: 0 }

describe.runIf(inject('engine') === 'postgres')(
  'two processes on one PostgreSQL, one of them killed again and again',
  () => {
    beforeAll(async () => {
      app = await createTestApp({ workers: false, env: { PUBLIC_URL: 'http://m.test' } })
      place = { platform: app.platform, clock: app.clock, app: app.fastify }
      await createFormulas(place)
      const { databaseUrl = '', dataDir, sessionSecret = '', publicUrl } = app.platform.config
      crew = await startWorkerPool({
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        SESSION_SECRET: sessionSecret,
        PUBLIC_URL: publicUrl,
      })
    })
    afterAll(async () => {
      await crew?.close()
      await app.close()
    })

    const now = () => app.clock.now()

    function sweep(): Promise<unknown> {
      return Promise.all([0, 1].map((member) => crew.ask(member, now(), null, null)))
    }

    async function pass(seconds: number, times = 1): Promise<void> {
      for (let time = 0; time < times; time += 1) {
        app.clock.advance(seconds * 1000)
        await sweep()
        // Rows skipped because another process had locked them are taken by the next run.
        await crew.ask(0, now(), null, null)
      }
    }

    /** Kills one process shortly after the work began. */
    async function during(work: () => Promise<unknown>, killed: Plan['kills'][number] | undefined): Promise<void> {
      const begun = work()
      if (killed) {
        await new Promise((resolve) => setTimeout(resolve, killed.milliseconds))
        const underWay = crew.kill(killed.member)
        done.kills += 1
        if (underWay > 0) done.underWay += 1
      }
      await begun
      await crew.whole()
    }

    async function play(patrons: Patron[], { rounds, kills }: Plan): Promise<void> {
      for (const [index, { acts, at, wait }] of rounds.entries()) {
        const own = kills.find(({ round }) => round === index)
        const tasks = () =>
          Promise.all(
            patrons.map(async (patron, who) => {
              const changed = await crew.ask((at + who) % 2, now(), acts[who] ?? null, patron)
              if (changed) patrons[who] = changed
            }),
          )
        await during(tasks, own?.inSweep ? undefined : own)
        app.clock.advance(wait.wait * wait.times * 1000)
        await during(sweep, own?.inSweep ? own : undefined)
      }
    }

    async function comeToRest(): Promise<void> {
      for (let year = 0; year < 3; year += 1) await pass(100 * secondsADay, 3)
      await pass(130)
      await pass(3700, 3)
      await pass(secondsADay + 60)
      await pass(3700)
    }

    /** Every second patron orders with the code; the formulas differ too. */
    async function arriveWithCode(who: number): Promise<Patron> {
      const formula = formulas[Math.floor(who / 2) % formulas.length]
      return { ...(await createPatron(place, formula)), code: who % 2 === 0 ? modelCode : undefined }
    }

    async function follow(one: Plan): Promise<void> {
      app.clock.set(one.start)
      const patrons = await Promise.all(Array.from({ length: crowd }, (_, who) => arriveWithCode(who)))
      await play(patrons, one)
      await comeToRest()
      for (const patron of patrons) {
        expect(await findViolatedInvariants(place, patron)).toEqual([])
        const { ledger, books, counts, ...rest } = await accountsAtRest(place, patron)
        expect(ledger).toEqual(books)
        expect(rest).toEqual({ doublyCharged: [], kept: 0, open: 0 })
        await erasePatron(place, patron)
        done.sequences += 1
        done.charges += counts.charges ?? 0
        done.refunds += counts.refunds ?? 0
      }
    }

    test('crashes never charge a period twice; ledger and provider agree', {
      timeout: scaleTimeout(300_000 + kills * 30_000),
    }, async () => {
      await fc.assert(fc.asyncProperty(plan, follow), { numRuns: Math.ceil(kills / killsAPlan), endOnFailure: true })
      const { sequences, underWay, charges, refunds } = done
      process.stderr.write(
        `crashes: ${sequences} sequences, ${done.kills} processes killed, ${underWay} in the middle of work, ${charges} charges, ${refunds} refunds: every rule held\n`,
      )
      expect(sequences).toBeGreaterThan(0)
      expect(done.kills).toBeGreaterThan(0)
    })
  },
)
