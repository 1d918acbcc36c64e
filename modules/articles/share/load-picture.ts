import { buffer } from 'node:stream/consumers'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { storageKey } from '../media/media-files.ts'
import { findMedia } from '../reading/queries-catalogue.ts'
import type { Framed } from './cover-crop.ts'

/** The original of a library picture; undefined if it no longer exists. */
export async function loadPicture(
  { storage }: Pick<Platform, 'storage'>,
  db: Database,
  uid: string,
): Promise<Framed | undefined> {
  const [row] = await findMedia(db, [uid])
  const found = row && (await storage.get(storageKey(uid, row.file)))
  if (!row || !found) return undefined
  return { bytes: await buffer(found.stream), focus: { x: row.focalX, y: row.focalY } }
}
