import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import { readableAt } from './queries-articles.ts'

/** Only the newest articles of each tag and category are considered, so that the cost is bounded. */
const considered = 100

/**
 * The editor's choice in its order, without unreadable articles.
 * @returns undefined if the article itself cannot be read
 */
export async function findChosenUids(db: Database, uid: string, now: Date): Promise<string[] | undefined> {
  const rows = await rowsOf<{ chosen: string[] | null }>(
    db,
    sql`select (
      select array_agg(articles.uid order by array_position(itself.related, articles.uid)) from articles
      where articles.uid = any(itself.related) and ${readableAt(now)}) as chosen
    from (select related from articles where uid = ${uid} and ${readableAt(now)}) itself`,
  )
  return rows[0] && (rows[0].chosen ?? [])
}

/** Best matches first: a shared category counts more than one shared tag and less than two. Then the newest. */
export async function listRelatedUids(db: Database, uid: string, now: Date, limit: number): Promise<string[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const rows = await rowsOf<{ uid: string }>(
    db,
    sql`with itself as (select uid, category from articles where uid = ${uid}),
      own_tags as (select tag from article_tags where article = ${uid}),
      candidates as (
        select near.uid from itself cross join lateral (
          select uid from articles
          where category = itself.category and uid <> itself.uid and ${readableAt(now)}
          order by date desc limit ${considered}) near
        union
        select near.article from own_tags cross join lateral (
          select article from article_tags x where x.tag = own_tags.tag and x.listed_at <= ${moment}
          order by x.listed_at desc limit ${considered}) near)
    select articles.uid
    from candidates join articles on articles.uid = candidates.uid cross join itself
    where articles.uid <> itself.uid and ${readableAt(now)}
    order by
      (case when articles.category = itself.category then 3 else 0 end)
        + 2 * (select count(*) from article_tags x join own_tags using (tag) where x.article = articles.uid) desc,
      articles.date desc, articles.uid
    limit ${limit}`,
  )
  return rows.map((row) => row.uid)
}
