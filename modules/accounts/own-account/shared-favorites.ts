import { favoritesSharedKey } from '../../../contracts/accounts/accounts.ts'
import { slug } from '../../../contracts/forms.ts'
import type { Database } from '../../../platform/database/index.ts'
import { findMetadata } from '../queries-users.ts'

/** Uids of the favorite articles, latest first; null if the member does not show them to coaches. */
export async function findSharedFavorites(db: Database, uid: string): Promise<string[] | null> {
  const found = await findMetadata(db, uid)
  if (!found) return null
  const { [favoritesSharedKey]: shared, favorites } = JSON.parse(found.metadata) as Record<string, unknown>
  if (shared !== true) return null
  return Array.isArray(favorites) ? favorites.filter((one): one is string => slug.safeParse(one).success) : []
}
