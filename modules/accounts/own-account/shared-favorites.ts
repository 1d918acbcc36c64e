import { sql } from 'drizzle-orm'
import { favoritesSharedKey } from '../../../contracts/accounts/accounts.ts'
import { slug } from '../../../contracts/forms.ts'
import type { Database } from '../../../platform/database/index.ts'
import { findMetadata } from '../queries-users.ts'
import { users } from '../tables.ts'

/** Uids of the favorite articles, latest first; null if the member does not show them to coaches. */
export async function findSharedFavorites(db: Database, uid: string): Promise<string[] | null> {
  const found = await findMetadata(db, uid)
  if (!found) return null
  const { [favoritesSharedKey]: shared, favorites } = JSON.parse(found.metadata) as Record<string, unknown>
  if (shared !== true) return null
  return Array.isArray(favorites) ? favorites.filter((one): one is string => slug.safeParse(one).success) : []
}

/** For an article that has another address now. Metadata stay as they were sent but for that one uid. */
export async function moveFavorites(db: Database, from: string, to: string): Promise<void> {
  const inFavorites = `("favorites"\\s*:\\s*\\[[^\\]]*)"${slug.parse(from)}"`
  await db
    .update(users)
    .set({ metadata: sql`regexp_replace(${users.metadata}, ${inFavorites}, ${`\\1"${slug.parse(to)}"`})` })
    .where(sql`${users.metadata} ~ ${inFavorites}`)
}
