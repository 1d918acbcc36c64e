import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/database/index.ts'
import { invalid, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { type Actor, authorise, outdatedVersionError } from '../../../platform/staff/index.ts'
import { makeVariantsJob, removeFilesJob } from '../jobs.ts'
import { mayEdit } from '../policy.ts'
import { mediaAddress } from '../reading/present.ts'
import { media } from '../staff/media/index.ts'
import { rows } from '../staff/media/queries.ts'
import { prepareFile } from './import-media.ts'
import { originalFile, storageKey } from './media-files.ts'
import { moveFileAddress } from './queries-media.ts'

type Ports = Pick<Platform, 'clock' | 'events' | 'jobs' | 'storage'>

interface Replacement {
  uid: string
  version: number
  bytes: Uint8Array
}

const markBytes = 4

/**
 * Replaces the file of a medium and keeps its uid: every use shows the new file, and the old address redirects. Stores the file before the
 * row refers to it.
 * @returns a function that changes the row; one job makes the variants, another removes the old files
 * @throws 415 another type; 400 a picture would become another kind of file; 404; 409
 */
export async function prepareReplacement(
  platform: Ports,
  { uid, version, bytes: given }: Replacement,
  actor: Actor,
): Promise<(db: Database) => Promise<void>> {
  authorise(actor, mayEdit)
  const { bytes, ...described } = await prepareFile(given)
  const file = originalFile(described.mimeType, randomBytes(markBytes).toString('hex'))
  await platform.storage.put(storageKey(uid, file), bytes, described.mimeType)
  return (db) =>
    db.transaction(async (db) => {
      const row = await rows.lock(db, uid, 'change')
      if (!row) throw notFound('Ce média n’existe pas.')
      if (row.version !== version) throw outdatedVersionError()
      if ((row.width === null) !== (described.width === null)) {
        throw invalid([violation('file', 'Une image se remplace par une image, un PDF par un PDF.')])
      }
      await rows.update(db, uid, { ...described, file, size: bytes.length, variants: [] })
      await moveFileAddress(db, mediaAddress(uid, row.file), mediaAddress(uid, file))
      if (described.width !== null) await platform.jobs.enqueue(db, makeVariantsJob, { uid })
      const keys = [row.file, ...row.variants.map((variant) => variant.file)].map((name) => storageKey(uid, name))
      await platform.jobs.enqueue(db, removeFilesJob, { keys })
      await media.record({ ports: platform, db, actor }, 'replace-file', uid)
    })
}
