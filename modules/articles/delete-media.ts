import type { Database } from '../../platform/database/index.ts'
import { conflict, violation } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import { removeFilesJob } from './jobs.ts'
import { storageKey } from './media-files.ts'
import { type Actor, requireEditor } from './policy.ts'
import { countUsesOf, deleteMediaRow, lockMedia } from './queries-media.ts'
import { recordChange } from './record-change.ts'
import { unknownMedia } from './staff-media.ts'
import { requireVersion } from './versions.ts'

/**
 * Removes a medium; its files go by a job.
 * @throws 404, and 409 for an outdated version or while something shows it
 */
export async function deleteMedia(
  platform: Pick<Platform, 'clock' | 'events' | 'jobs'>,
  db: Database,
  uid: string,
  version: number,
  actor: Actor,
): Promise<void> {
  requireEditor(actor)
  await db.transaction(async (db) => {
    const row = await lockMedia(db, uid)
    if (!row) throw unknownMedia()
    requireVersion(row, version)
    const uses = await countUsesOf(db, uid)
    if (uses > 0) throw conflict([violation('uid', `Encore montré par le site\u00a0: ${uses}\u00a0fois.`)])
    await deleteMediaRow(db, uid)
    const keys = [row.file, ...row.variants.map(({ file }) => file)].map((file) => storageKey(uid, file))
    await platform.jobs.enqueue(db, removeFilesJob, { keys })
    await recordChange(platform, db, actor, { kind: 'media', uid, act: 'delete' })
  })
}
