import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { childrenOf } from '../fixtures/children.ts'
import { findPostgres, startOwnPostgres } from '../fixtures/postgres.ts'
import { type ServerProcess, startServerProcess } from '../fixtures/process.ts'
import { startLoad } from '../fixtures/steady-load.ts'
import { type Fault, findBrokenRules } from './fault.ts'

const least = 20_000
const connections = 16
const none = { rss: 0, peakRss: 0, loopMax: 0, loopP99: 0 }

async function untilPrinted(server: ServerProcess, line: string, times: number): Promise<void> {
  while (server.output().split(line).length - 1 < times) {
    if (server.child.exitCode !== null) throw new Error(`the server ended:\n${server.output()}`)
    await wait(50)
  }
}

export const rollingRestart: Fault = {
  name: 'rolling-restart',
  about: `two processes, SIGHUP again and again during ${least} requests on ${connections} connections: none is refused`,
  missing: () => (findPostgres() ? undefined : 'no PostgreSQL'),
  async run() {
    const postgres = await startOwnPostgres()
    if (!postgres) throw new Error('no PostgreSQL: install the program postgres')
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'rolling-'))
    const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: '0', PROCESSES: '2' }
    const server = await startServerProcess(env, { bundle: 'product' })
    try {
      await untilPrinted(server, 'all processes are ready', 1)
      const served = new Set(childrenOf(server.child.pid as number))
      const load = startLoad(`${server.url}/articles`, connections)
      let restarts = 0
      while (load.requests < least || restarts < 2) {
        server.child.kill('SIGHUP')
        restarts += 1
        await untilPrinted(server, 'every process is new', restarts)
        for (const pid of childrenOf(server.child.pid as number)) served.add(pid)
      }
      const { requests, refused } = await load.stop()
      const kinds = Object.entries(Object.groupBy(refused, (one) => one)).map(
        ([kind, all]) => `${kind}: ${all?.length}`,
      )
      process.stdout.write(`${requests} requests, ${restarts} rolling restarts, ${served.size} processes in all\n`)
      return {
        requests,
        failures: 0,
        refused: refused.length,
        unanswered: 0,
        slowest: 0,
        figures: none,
        broken: findBrokenRules([
          refused.length === 0,
          `${refused.length} requests were not answered by 200 (${kinds.join(', ')})`,
        ]),
      }
    } finally {
      await server.stop('SIGTERM')
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}
