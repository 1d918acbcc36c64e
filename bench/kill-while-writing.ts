import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { killWhileWriting } from '../tests/fixtures/kill-while-writing.ts'
import { startPostgres } from '../tests/fixtures/postgres.ts'

/*
 * Writes messages while the server is killed (kill -9), the given number of times on each engine. Prints acknowledged, missing and
 * duplicate messages; exit code 1 if any is missing or duplicate.
 */

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    engine: { type: 'string', multiple: true, default: ['pglite', 'postgres'] },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)

async function measure(engine: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kill-'))
  const server = engine === 'postgres' ? await startPostgres() : undefined
  const env = { DATA_DIR: dataDir, DEMO: '0', ...(server ? { DATABASE_URL: server.url } : {}) }
  try {
    const count = await killWhileWriting(env, Number(values.times), (kill, acknowledged) => {
      if (kill % 10 === 0) print(`${engine}: ${kill} kills, ${acknowledged} messages acknowledged`)
    })
    print(`${engine}: ${JSON.stringify(count)}`)
    if (count.missing + count.doubled + count.gaps > 0) process.exitCode = 1
  } finally {
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

for (const engine of values.engine) await measure(engine)
