import type { Image } from '../../../contracts/articles/content-entities.ts'
import type { Database } from '../../../platform/database/index.ts'
import { toImage } from './present.ts'
import { findMedia } from './queries-catalogue.ts'

/**
 * Finds pictures for other modules' pages.
 * @returns the picture of a medium; null if none was chosen, or it was deleted
 */
export async function findImages(
  db: Database,
  chosen: readonly (string | null | undefined)[],
): Promise<(uid: string | null | undefined) => Image | null> {
  const uids = [...new Set(chosen.flatMap((uid) => uid ?? []))]
  const rows = await findMedia(db, uids)
  const images = new Map(
    rows.flatMap((row) => (row.mimeType.startsWith('image/') ? [[row.uid, toImage(row) as Image]] : [])),
  )
  return (uid) => (uid && images.get(uid)) || null
}
