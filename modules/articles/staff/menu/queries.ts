import { asc, inArray, isNotNull, sql } from 'drizzle-orm'
import { maxMenuArticles } from '../../../../contracts/articles/staff-menu.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { articles } from '../../tables.ts'

/** Locks the menu until the transaction ends: an empty one has no row to lock. */
export async function lockMenu(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('articles.menu'))`)
}

export const readMenu = (db: Database) =>
  db
    .select({ uid: articles.uid, title: articles.title, state: articles.state, date: articles.date })
    .from(articles)
    .where(isNotNull(articles.menu))
    .orderBy(asc(articles.menu), asc(articles.uid))
    .limit(maxMenuArticles)

/** Locks articles in the order of their uids, like all code that locks several. @returns the uids that exist */
export async function lockArticles(db: Database, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return []
  const rows = await db
    .select({ uid: articles.uid })
    .from(articles)
    .where(inArray(articles.uid, [...uids]))
    .orderBy(asc(articles.uid))
    .for('no key update')
  return rows.map(({ uid }) => uid)
}

/** @param place null removes the article from the menu */
export async function setPlace(db: Database, uid: string, place: number | null): Promise<void> {
  await db.update(articles).set({ menu: place }).where(sql`${articles.uid} = ${uid}`)
}
