import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm'
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
  /** a newer run that failed, if this one succeeded */
  failedSince?: { at: Date; detail: string }
}

export async function recordRun(db: Database, run: FinishedRun): Promise<void> {
  await db.insert(backupRuns).values({ uid: randomUUID(), ...run })
}

async function newest(db: Database, kind: RunKind, ...first: SQL[]) {
  const [found] = await db
    .select()
    .from(backupRuns)
    .where(and(eq(backupRuns.kind, kind), isNotNull(backupRuns.finishedAt)))
    .orderBy(...first, desc(backupRuns.finishedAt))
    .limit(1)
  return found?.finishedAt ? { ...found, at: found.finishedAt } : undefined
}

/** The newest successful run, with a newer failed one if any. Without a successful run, the newest failed one. */
async function lastRun(db: Database, kind: RunKind): Promise<LastRun | undefined> {
  const found = await newest(db, kind, desc(backupRuns.ok))
  if (!found) return undefined
  const { at, place, detail } = found
  const last = found.ok ? await newest(db, kind) : undefined
  const failedSince = last && !last.ok && { failedSince: { at: last.at, detail: last.detail } }
  return { at, ok: found.ok === true, place, detail, ...failedSince }
}

export const lastBackup = (db: Database): Promise<LastRun | undefined> => lastRun(db, 'backup')
export const lastRehearsal = (db: Database): Promise<LastRun | undefined> => lastRun(db, 'rehearsal')
