import type { Image } from '../../../contracts/articles/content-entities.ts'
import type { Database } from '../../../platform/database/index.ts'
import { toImage } from './present.ts'
import { findMedia } from './queries-catalogue.ts'

/** Pictures of other modules' pages, by the uid of their medium; those that were deleted are left out. */
export async function findImages(db: Database, uids: readonly string[]): Promise<ReadonlyMap<string, Image>> {
  if (uids.length === 0) return new Map()
  const rows = await findMedia(db, [...new Set(uids)])
  return new Map(rows.flatMap((row) => (row.mimeType.startsWith('image/') ? [[row.uid, toImage(row) as Image]] : [])))
}
