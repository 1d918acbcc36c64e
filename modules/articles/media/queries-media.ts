import { and, eq, sql } from 'drizzle-orm'
import type { MediaUse } from '../../../contracts/articles/staff-media.ts'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import { media, type Variant } from '../tables.ts'

export async function insertMedia(db: Database, row: typeof media.$inferInsert): Promise<void> {
  await db.insert(media).values(row)
}

/** Stores variants only if the medium still has that file: it may have been replaced meanwhile. */
export async function setVariants(db: Database, uid: string, file: string, variants: Variant[]): Promise<void> {
  await db
    .update(media)
    .set({ variants })
    .where(and(eq(media.uid, uid), eq(media.file, file)))
}

export async function findFile(db: Database, uid: string): Promise<string | undefined> {
  const [row] = await db.select({ file: media.file }).from(media).where(eq(media.uid, uid))
  return row?.file
}

/** Counts uses of a medium as an image or within a text. */
export async function countUsesOf(db: Database, uid: string): Promise<number> {
  const address = `%/media/${uid}/%`
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select (
      (select count(*) from articles where image = ${uid}::uuid or content like ${address})
      + (select count(*) from article_drafts where draft::text like ${`%${uid}%`})
      + (select count(*) from authors where image = ${uid}::uuid)
      + (select count(*) from categories where image = ${uid}::uuid)
      + (select count(*) from pages where content like ${address} or draft::text like ${address}))::int as total`,
  )
  return row?.total ?? 0
}

const mostUses = 100

/** Lists at most a hundred places that use the medium. */
export async function listUsesOf(db: Database, uid: string): Promise<MediaUse[]> {
  const address = `%/media/${uid}/%`
  return rowsOf<MediaUse>(
    db,
    sql`select * from (
      select 'article' as kind, uid, title from articles where image = ${uid}::uuid or content like ${address}
      union all
      select 'draft', a.uid, a.title from article_drafts d join articles a on a.uid = d.article
        where d.draft::text like ${`%${uid}%`}
      union all
      select 'author', uid, name from authors where image = ${uid}::uuid
      union all
      select 'category', uid, name from categories where image = ${uid}::uuid
      union all
      select 'page', uid, title from pages where content like ${address} or draft::text like ${address}) uses
    order by kind, title limit ${mostUses}`,
  )
}

/** Updates texts after a file was replaced: browsers cache the file at the old address for a year. */
export async function moveFileAddress(db: Database, from: string, to: string): Promise<void> {
  const within = `%${from}%`
  await db.execute(sql`
    with held as (select uid from articles where content like ${within} order by uid for update)
    update articles set content = replace(content, ${from}, ${to}) from held where held.uid = articles.uid`)
  await db.execute(sql`update pages set content = replace(content, ${from}, ${to}) where content like ${within}`)
  await db.execute(
    sql`update pages set draft = replace(draft::text, ${from}, ${to})::jsonb where draft::text like ${within}`,
  )
  await db.execute(sql`update article_drafts set draft = replace(draft::text, ${from}, ${to})::jsonb
    where draft::text like ${within}`)
}
