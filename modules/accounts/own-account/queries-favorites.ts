import { sql } from 'drizzle-orm'
import { slug } from '../../../contracts/forms.ts'
import type { Database } from '../../../platform/database/index.ts'
import { users } from '../tables.ts'

/** For an article that has another address now. Metadata stay as they were sent but for that one uid. */
export async function moveFavorites(db: Database, from: string, to: string): Promise<void> {
  const inFavorites = `("favorites"\\s*:\\s*\\[[^\\]]*)"${slug.parse(from)}"`
  await db
    .update(users)
    .set({ metadata: sql`regexp_replace(${users.metadata}, ${inFavorites}, ${`\\1"${slug.parse(to)}"`})` })
    .where(sql`${users.metadata} ~ ${inFavorites}`)
}
