import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { killWhileWriting } from '../fixtures/kill-while-writing.ts'
import { startOwnPostgres } from '../fixtures/postgres.ts'
import { type Fault, type FaultMeasurements, findBrokenRules } from './fault.ts'

const times = 8
const none = { rss: 0, peakRss: 0, loopMax: 0, loopP99: 0 }

async function kill(env: Record<string, string>): Promise<FaultMeasurements> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kills-'))
  const started = performance.now()
  let longest = 0
  let last = started
  try {
    const count = await killWhileWriting({ DATA_DIR: dataDir, DEMO: '0', ...env }, times, () => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    })
    const { missing: lost, doubled, gaps } = count
    return {
      requests: count.written,
      lost,
      doubled,
      failures: 0,
      refused: 0,
      unanswered: count.interrupted,
      slowest: 0,
      recovery: Math.round(longest),
      figures: none,
      broken: findBrokenRules(
        [lost === 0, 'an acknowledged message was lost'],
        [doubled === 0, 'a message is there twice'],
        [gaps === 0, 'the numbers of a conversation have gaps'],
      ),
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const about = `SIGKILL while eight people write, ${times} times: nothing acknowledged is lost, nothing is there twice`

export const kills: Fault = { name: 'kills', about: `${about} (embedded database)`, run: () => kill({}) }

export const killsOnPostgres: Fault = {
  name: 'kills-postgres',
  about: `${about} (PostgreSQL)`,
  async run() {
    const server = await startOwnPostgres()
    if (!server) throw new Error('no PostgreSQL: install the program postgres')
    try {
      return await kill({ DATABASE_URL: server.url })
    } finally {
      await server.stop()
    }
  },
}
