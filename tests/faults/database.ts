import { setTimeout as wait } from 'node:timers/promises'
import { type FailingPostgres, startFailingPostgres } from '../fixtures/failing-postgres.ts'
import { type ServerUnderTest, startServerUnderTest } from '../fixtures/server-under-test.ts'
import { type Fault, type FaultMeasurements, findBrokenRules } from './fault.ts'
import { MessageLoad } from './message-load.ts'
import { openTicket, pollUntil, sendRequest, Tally } from './traffic.ts'

/** Longer than any statement may take, so that waiting requests are answered. Milliseconds. */
const freezeMilliseconds = 15_000
/** A read gives up after 5 s, a write after 10 s; the rest is for the network. */
const longestAnswer = 12_000
const longestRecovery = 10_000
const writers = 8

interface Stage {
  postgres: FailingPostgres
  server: ServerUnderTest
  load: MessageLoad
}

async function onStage(act: (stage: Stage) => Promise<FaultMeasurements>): Promise<FaultMeasurements> {
  const postgres = await startFailingPostgres()
  try {
    const server = await startServerUnderTest({ DATABASE_URL: postgres.url })
    try {
      const { url, output } = server.process
      const load = new MessageLoad(() => url, await openTicket(url, output))
      return await act({ postgres, server, load })
    } finally {
      await server.stop('SIGKILL')
    }
  } finally {
    await postgres.stop()
  }
}

const isReady = async (url: string) => (await sendRequest(`${url}/readyz`, { patience: 5000 })).status === 200

export const databaseRestart: Fault = {
  name: 'database-restart',
  about: 'PostgreSQL restarts three times while eight people write: 503 meanwhile, nothing lost, nothing twice',
  run: () =>
    onStage(async ({ postgres, server, load }) => {
      load.start(writers)
      let recovery = 0
      for (let turn = 0; turn < 3; turn += 1) {
        await wait(1500)
        await postgres.restart()
        recovery = Math.max(recovery, await pollUntil(() => isReady(server.process.url)))
      }
      await load.stop()
      const compared = await load.compare()
      const seen = { ...load.tally.seen(), ...compared, recovery, figures: server.figures() }
      return {
        ...seen,
        broken: findBrokenRules(
          [seen.lost === 0, 'an acknowledged message was lost'],
          [seen.doubled === 0, 'a message is there twice'],
          [seen.failures === 0, 'answered 500'],
          [seen.unanswered === 0, 'did not answer'],
          [recovery <= longestRecovery, `needed more than ${longestRecovery} ms to serve again`],
        ),
      }
    }),
}

const pages = ['/', '/articles', '/sitemap.xml', '/feed.xml', '/articles?q=calme', '/login']

/** Visits pages: cached ones need no database, others report its failure. */
async function visit(url: string, tally: Tally): Promise<void> {
  for (const page of pages) tally.add(await sendRequest(`${url}${page}`))
}

export const databaseFreeze: Fault = {
  name: 'database-freeze',
  about: `PostgreSQL answers nothing for ${freezeMilliseconds / 1000} s: reads and writes are 503 in time, cached pages are served`,
  run: () =>
    onStage(async ({ postgres, server, load }) => {
      const { url } = server.process
      await visit(url, new Tally())
      load.start(writers)
      await wait(1000)
      postgres.freeze()
      const reading = new Tally()
      const end = Date.now() + freezeMilliseconds
      const readers = Array.from({ length: 4 }, async () => {
        while (Date.now() < end) await visit(url, reading)
      })
      const home = await sendRequest(`${url}/`)
      await wait(end - Date.now())
      postgres.thaw()
      const recovery = await pollUntil(() => isReady(url))
      await Promise.all(readers)
      await load.stop()
      const compared = await load.compare()
      const [wrote, read] = [load.tally.seen(), reading.seen()]
      const failures = wrote.failures + read.failures
      const slowest = Math.max(wrote.slowest, read.slowest)
      return {
        requests: wrote.requests + read.requests,
        ...compared,
        failures,
        refused: wrote.refused + read.refused,
        unanswered: wrote.unanswered + read.unanswered,
        slowest,
        recovery,
        figures: server.figures(),
        broken: findBrokenRules(
          [compared.lost === 0, 'an acknowledged message was lost'],
          [compared.doubled === 0, 'a message is there twice'],
          [failures === 0, `answered ${failures} times 500`],
          [slowest <= longestAnswer, `an answer took ${slowest} ms, at most ${longestAnswer}`],
          [home.status === 200, `a page that was cached was answered ${home.status}`],
          [recovery <= longestRecovery, `needed ${recovery} ms to serve again`],
        ),
      }
    }),
}

export const databaseAway: Fault = {
  name: 'database-away',
  about: 'PostgreSQL is stopped: calls, pages, sitemap and feeds answer 503 with Retry-After, cached pages are served',
  async run() {
    const postgres = await startFailingPostgres()
    const server = await startServerUnderTest({ DATABASE_URL: postgres.url })
    try {
      const { url } = server.process
      await sendRequest(`${url}/`)
      await postgres.stop()
      const tally = new Tally()
      const replies = []
      for (const path of ['/articles', '/sitemap.xml', '/feed.xml', '/api/content/articles', '/articles?q=calme']) {
        const reply = await sendRequest(`${url}${path}`)
        tally.add(reply)
        replies.push({ path, reply })
      }
      const home = await sendRequest(`${url}/`)
      const wrong = replies.filter(({ reply }) => reply.status !== 503 || !reply.headers['retry-after'])
      return {
        ...tally.seen(),
        figures: server.figures(),
        broken: findBrokenRules(
          ...wrong.map(({ path, reply }) => [false, `${path} answered ${reply.status}`] as const),
          [home.status === 200, `a page that was cached was answered ${home.status}`],
        ),
      }
    } finally {
      await server.stop('SIGKILL')
    }
  },
}
