import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { backupWhileWriting } from '../fixtures/backup-while-writing.ts'
import { startOwnPostgres } from '../fixtures/postgres.ts'
import { type Fault, type FaultMeasurements, findBrokenRules } from './fault.ts'

const messages = 3000
const none = { rss: 0, peakRss: 0, loopMax: 0, loopP99: 0 }

async function backUp(from: Record<string, string>, to: Record<string, string>): Promise<FaultMeasurements> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'backup-'))
  const place = (name: string, env: Record<string, string>) => ({ DATA_DIR: path.join(folder, name), ...env })
  try {
    const count = await backupWhileWriting(place('from', from), place('to', to), path.join(folder, 'backup.tar.age'), {
      writers: 8,
      atLeast: messages,
    })
    const { backup, restore, rehearsal, rate, usualRate, acknowledgedBefore, missing, restoredMessages } = count
    for (const { output } of [backup, rehearsal, restore]) process.stdout.write(output)
    process.stdout.write(
      `${rate} writes a second, ${usualRate} before the backup; ${acknowledgedBefore} acknowledged before, ${restoredMessages} restored\n`,
    )
    return {
      requests: restoredMessages,
      lost: missing,
      failures: 0,
      refused: 0,
      unanswered: 0,
      slowest: 0,
      figures: none,
      broken: findBrokenRules(
        [missing === 0, 'a message that was acknowledged before the backup is missing'],
        [backup.code === 0, 'the backup failed'],
        [restore.code === 0, 'the restore failed'],
        [rehearsal.code === 0, 'the rehearsal failed'],
      ),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const about = `a backup while eight people write, after ${messages} messages, restored elsewhere: all acknowledged ones are there`

export const backup: Fault = { name: 'backup', about: `${about} (embedded database)`, run: () => backUp({}, {}) }

export const backupOnPostgres: Fault = {
  name: 'backup-postgres',
  about: `${about} (PostgreSQL)`,
  async run() {
    const [source, target] = [await startOwnPostgres(), await startOwnPostgres()]
    if (!source || !target) throw new Error('no PostgreSQL: install the program postgres')
    try {
      return await backUp({ DATABASE_URL: source.url }, { DATABASE_URL: target.url })
    } finally {
      await source.stop()
      await target.stop()
    }
  },
}
