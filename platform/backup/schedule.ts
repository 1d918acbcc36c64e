import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { wallClockText } from '../../contracts/text/paris.ts'
import type { Clock } from '../clock/index.ts'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import { defineSweep } from '../jobs/index.ts'
import type { Logger } from '../log/index.ts'
import { backupRuns } from './tables.ts'

const hour = 3_600_000
/** Maximum duration of a run: an unfinished run that began earlier was killed. */
const longest = 12 * hour

/** Today's date in Paris (`2026-11-22`) once the time of day `at` has passed; undefined before. */
export function dueSlot(at: string, now: Date): string | undefined {
  const [day, time = ''] = wallClockText(now).slice(0, 16).split(' ')
  return time >= at ? day : undefined
}

/**
 * Claims the day's backup for this process. A failed backup is due again after an hour.
 * @returns the record's uid; undefined if the backup was made, is being made, or failed within the last hour
 */
async function claimSlot(db: Database, slot: string, now: Date): Promise<string | undefined> {
  const failed = and(eq(backupRuns.ok, false), lt(backupRuns.finishedAt, new Date(now.getTime() - hour)))
  const killed = and(isNull(backupRuns.finishedAt), lt(backupRuns.startedAt, new Date(now.getTime() - longest)))
  const started = { startedAt: now, finishedAt: null, ok: null }
  const [claimed] = await db
    .insert(backupRuns)
    .values({ uid: randomUUID(), kind: 'backup', slot, place: 'BACKUP_DIR', ...started })
    .onConflictDoUpdate({ target: backupRuns.slot, set: started, setWhere: or(failed, killed) })
    .returning({ uid: backupRuns.uid })
  return claimed?.uid
}

interface Ended {
  ok: boolean
  /** the last line that it printed */
  said: string
  /** it ended because the server stops */
  stopped: boolean
}

const stopEvents = ['SIGTERM', 'SIGINT', 'exit'] as const
const backupCommand = () => [...process.execArgv, process.argv[1] ?? '', 'backup', '--scheduled']

/**
 * Runs the backup command in a child process, so that it does not use the server's event loop and memory.
 * @param command for tests
 */
export function runBackup(command = backupCommand()): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    let stopped = false
    const stop = () => {
      stopped = true
      child.kill()
    }
    for (const event of stopEvents) process.once(event, stop)
    const end = (ok: boolean, line: string) => {
      for (const event of stopEvents) process.off(event, stop)
      resolve({ ok, said: line, stopped: stopped && !ok })
    }
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said = `${said}${chunk}`.slice(-4000)
      })
    }
    child.once('error', (error) => end(false, error.message))
    child.once('close', (code) => end(code === 0, said.trimEnd().split('\n').at(-1) ?? ''))
  })
}

interface Context {
  config: Config
  clock: Clock
  db: Database
  log: Logger
}

/** @param run for tests */
export async function makeDueBackup({ config, clock, db, log }: Context, run = runBackup): Promise<void> {
  if (!config.backup.target) return
  const slot = dueSlot(config.backup.at, clock.now())
  const uid = slot && (await claimSlot(db, slot, clock.now()))
  if (!uid) return
  const { ok, said, stopped } = await run()
  if (stopped) {
    await db.delete(backupRuns).where(eq(backupRuns.uid, uid))
    return log.info('the scheduled backup stopped with the server; it is made after the next start')
  }
  const [, place = 'BACKUP_DIR', detail = said] = ok ? (/^(.*?): (.*)$/.exec(said) ?? []) : []
  await db.update(backupRuns).set({ finishedAt: clock.now(), ok, place, detail }).where(eq(backupRuns.uid, uid))
  if (ok) log.info({ place, detail }, 'the scheduled backup was made')
  else log.error({ said }, 'the scheduled backup failed; it is tried again in an hour')
}

export const scheduledBackupSweep = defineSweep({
  name: 'backups.make',
  everySeconds: 60,
  handle: (context: Context) => makeDueBackup(context),
})
