import { sql } from 'drizzle-orm'
import { slug } from '../../../contracts/forms.ts'
import type { Database } from '../../../platform/database/index.ts'
import { users } from '../tables.ts'

/** Updates an article's uid in favourites after its address changed. Nothing else in the metadata changes. */
export async function moveFavorites(db: Database, from: string, to: string): Promise<void> {
  const inFavorites = `("favorites"\\s*:\\s*\\[[^\\]]*)"${slug.parse(from)}"`
  await db
    .update(users)
    .set({ metadata: sql`regexp_replace(${users.metadata}, ${inFavorites}, ${`\\1"${slug.parse(to)}"`})` })
    .where(sql`${users.metadata} ~ ${inFavorites}`)
}
