import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { importFolder } from './import-job.ts'
import { findImport } from './queries-imports.ts'

/** Minimum age of a removed upload: its file is stored some time before its row is written. */
const leastAgeMilliseconds = 3_600_000

/** A version 7 UUID begins with its time of creation. */
const madeAt = (uid: string): number => Number.parseInt(uid.replace('-', '').slice(0, 12), 16)

/** Removes uploads that no import will read, for example because the process stopped before writing the row. */
export const removeUploadsSweep = defineSweep({
  name: 'articles.remove-uploads',
  everySeconds: 3600,
  async handle({ clock, db, storage }: OpenedPlatform) {
    const latest = clock.now().getTime() - leastAgeMilliseconds
    for await (const key of storage.list(importFolder)) {
      const uid = key.slice(importFolder.length + 1)
      if (madeAt(uid) > latest) continue
      const row = await findImport(db, uid)
      if (row?.state !== 'waiting' && row?.state !== 'running') await storage.remove(key)
    }
  },
})
