import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { AppError } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineJob } from '../../../platform/jobs/index.ts'
import { addOutcome, deleteSkipped, findImport, type ImportRow, updateImport } from './queries-imports.ts'

export const importFolder = 'imports'

/** Storage key of an upload that waits for its job: the job may run in any process. */
export const importKey = (uid: string): string => `${importFolder}/${uid}`

async function withFile<Result>(work: (file: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'import-'))
  try {
    return await work(path.join(folder, 'file'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function run(platform: OpenedPlatform, row: ImportRow): Promise<void> {
  const stored = await platform.storage.get(importKey(row.uid))
  if (!stored) throw new AppError(500, 'internal', 'Le fichier de cet import a disparu.')
  const { importFile: bringFile } = await import('./imported-file.ts')
  await withFile(async (file) => {
    await pipeline(stored.stream, createWriteStream(file))
    await bringFile(platform, row, file)
  })
}

const maxAttempts = 5

async function end(platform: OpenedPlatform, { uid }: ImportRow, state: 'done' | 'failed'): Promise<void> {
  await updateImport(platform.db, uid, { state, finishedAt: platform.clock.now() })
  await platform.storage.remove(importKey(uid))
}

/** A dry run restarts, because it writes nothing; a run resumes where it was interrupted. */
async function begin({ db }: OpenedPlatform, { uid, dryRun, attempts }: ImportRow): Promise<void> {
  const anew = dryRun ? { created: 0, updated: 0, unchanged: 0 } : {}
  if (dryRun) await deleteSkipped(db, uid)
  await updateImport(db, uid, { ...anew, state: 'running', attempts: attempts + 1 })
}

export const importJob = defineJob({
  name: 'articles.import',
  payload: z.object({ uid: z.uuid() }),
  retryLimit: maxAttempts,
  async handle(platform: OpenedPlatform, { uid }) {
    const row = await findImport(platform.db, uid)
    if (!row || row.state === 'done' || row.state === 'failed') return
    await begin(platform, row)
    try {
      await run(platform, row)
    } catch (error) {
      const isRefused = error instanceof AppError && error.status === 400
      if (!isRefused && row.attempts + 1 < maxAttempts) throw error
      platform.log.error({ err: error, uid }, 'an import failed')
      const why = isRefused ? error.message : 'L’import s’est arrêté sur un incident de notre côté.'
      await addOutcome(platform.db, uid, undefined, [{ what: 'Import', why }])
      return end(platform, row, 'failed')
    }
    await end(platform, row, 'done')
  },
})
