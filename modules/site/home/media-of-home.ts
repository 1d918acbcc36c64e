import type { MediaUse } from '../../../contracts/articles/staff-media.ts'
import type { Database } from '../../../platform/database/index.ts'
import { findHome } from './queries-home.ts'

export async function mediaUsesOfHome(db: Database, uid: string): Promise<MediaUse[]> {
  const row = await findHome(db)
  const isUsed = row !== undefined && [row.draft, row.live].some(({ hero }) => hero.image === uid)
  return isUsed ? [{ kind: 'home', uid: 'home', title: 'Page d’accueil' }] : []
}
