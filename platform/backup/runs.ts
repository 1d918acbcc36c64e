import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import { backupRuns } from './tables.ts'

export type RunKind = (typeof backupRuns.$inferSelect)['kind']

export interface FinishedRun {
  kind: RunKind
  startedAt: Date
  finishedAt: Date
  ok: boolean
  place: string
  bytes?: number
  detail: string
}

export interface LastRun {
  at: Date
  ok: boolean
  place: string
  detail: string
}

export async function recordRun(db: Database, run: FinishedRun): Promise<void> {
  await db.insert(backupRuns).values({ uid: randomUUID(), ...run })
}

/** The newest that succeeded; where none did, the newest that failed. */
async function lastRun(db: Database, kind: RunKind): Promise<LastRun | undefined> {
  const [found] = await db
    .select()
    .from(backupRuns)
    .where(and(eq(backupRuns.kind, kind), isNotNull(backupRuns.finishedAt)))
    .orderBy(desc(backupRuns.ok), desc(backupRuns.finishedAt))
    .limit(1)
  if (!found?.finishedAt) return undefined
  return { at: found.finishedAt, ok: found.ok === true, place: found.place, detail: found.detail }
}

export const lastBackup = (db: Database): Promise<LastRun | undefined> => lastRun(db, 'backup')
export const lastRehearsal = (db: Database): Promise<LastRun | undefined> => lastRun(db, 'rehearsal')
