import type { ArticleCard } from '../../../contracts/coaching/offered-articles.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { toImage } from './present.ts'
import { findCards } from './queries-articles.ts'

/** Cards of the published ones among these articles, in no particular order. */
export async function listCards(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  uids: readonly string[],
): Promise<ArticleCard[]> {
  const rows = await findCards(db, uids, clock.now())
  return rows.map(({ image, ...row }) => ({ ...row, image: toImage(image) }))
}
