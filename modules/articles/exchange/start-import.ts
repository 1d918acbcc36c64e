import { randomUUIDv7 } from 'node:crypto'
import type { ImportFormat, ListedImport, StaffImport } from '../../../contracts/articles/staff-exchange.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { importJob, importKey } from './import-job.ts'
import { findImport, type ImportRow, insertImport, listImportRows, listSkipped } from './queries-imports.ts'

export interface ImportRequest {
  /** path on the disk of this process */
  file: string
  format: ImportFormat
  dryRun: boolean
  pictures: string | null
}

/**
 * Checks the file and stores it for the job.
 * @returns a function that writes the row
 * @throws 400 if the file is not of that format
 */
export async function prepareImport(
  { clock, jobs, storage }: Pick<Platform, 'clock' | 'jobs' | 'storage'>,
  { uid: actor }: Viewer,
  { file, format, dryRun, pictures }: ImportRequest,
): Promise<(db: Database) => Promise<{ uid: string }>> {
  const { checkFile } = await import('./imported-file.ts')
  await checkFile(file, format)
  const uid = randomUUIDv7()
  await storage.putFile(importKey(uid), file)
  return async (db) => {
    await db.transaction(async (db) => {
      await insertImport(db, {
        uid,
        format,
        dryRun,
        pictures,
        state: 'waiting',
        startedBy: actor,
        startedAt: clock.now(),
      })
      await writeAudit(db, clock, {
        actor,
        action: 'imports.create',
        target: uid,
        detail: { format, dryRun, pictures },
      })
      await jobs.enqueue(db, importJob, { uid })
    })
    return { uid }
  }
}

function present(row: ImportRow): Omit<StaffImport, 'skipped'> {
  const { format, dryRun, state, startedAt, total, created, updated, unchanged } = row
  return { format, dryRun, state, startedAt: startedAt.toISOString(), total, created, updated, unchanged }
}

/** @throws 404 */
export async function readImport(db: Database, uid: string): Promise<StaffImport> {
  const row = await findImport(db, uid)
  if (!row) throw notFound('Cet import n’existe pas.')
  return { ...present(row), skipped: await listSkipped(db, uid) }
}

export async function listLatestImports(db: Database): Promise<ListedImport[]> {
  const rows = await listImportRows(db, 20)
  return rows.map((row) => ({ uid: row.uid, ...present(row) }))
}
