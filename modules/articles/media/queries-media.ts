import { eq, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import { media, type Variant } from '../tables.ts'

export async function insertMedia(db: Database, row: typeof media.$inferInsert): Promise<void> {
  await db.insert(media).values(row)
}

export async function setVariants(db: Database, uid: string, variants: Variant[]): Promise<void> {
  await db.update(media).set({ variants }).where(eq(media.uid, uid))
}

/** How often it is used as an image or within a text. */
export async function countUsesOf(db: Database, uid: string): Promise<number> {
  const address = `%/media/${uid}/%`
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select (
      (select count(*) from articles where image = ${uid}::uuid or content like ${address})
      + (select count(*) from article_drafts where draft::text like ${`%${uid}%`})
      + (select count(*) from authors where image = ${uid}::uuid)
      + (select count(*) from categories where image = ${uid}::uuid)
      + (select count(*) from pages where content like ${address}))::int as total`,
  )
  return row?.total ?? 0
}
