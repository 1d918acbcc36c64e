import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { readableAt } from '../reading/queries-articles.ts'
import { articles, media } from '../tables.ts'
import { linkChecks } from '../tables-drafts.ts'
import type { LinkState } from './check-link.ts'

export async function findArticleWithTitle(db: Database, uid: string, title: string): Promise<string | undefined> {
  const [row] = await db
    .select({ uid: articles.uid })
    .from(articles)
    .where(
      and(sql`fold(${articles.title}) = fold(${title.trim()})`, ne(articles.uid, uid), ne(articles.state, 'archived')),
    )
    .limit(1)
  return row?.uid
}

/** @returns the existing articles, and whether readers can see them */
export async function findLinkedArticles(
  db: Database,
  uids: readonly string[],
  now: Date,
): Promise<Map<string, boolean>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .select({ uid: articles.uid, readable: sql<boolean>`coalesce(${readableAt(now)}, false)` })
    .from(articles)
    .where(inArray(articles.uid, [...uids]))
  return new Map(rows.map(({ uid, readable }) => [uid, readable]))
}

export async function findAlt(db: Database, image: string): Promise<string | undefined> {
  const [row] = await db.select({ alt: media.alt }).from(media).where(eq(media.uid, image))
  return row?.alt
}

export async function findLinkStates(db: Database, urls: readonly string[]): Promise<Map<string, LinkState>> {
  if (urls.length === 0) return new Map()
  const rows = await db
    .select({ url: linkChecks.url, state: linkChecks.state })
    .from(linkChecks)
    .where(inArray(linkChecks.url, [...urls]))
  return new Map(rows.map(({ url, state }) => [url, state]))
}

export async function findLinksCheckedSince(db: Database, urls: readonly string[], since: Date): Promise<Set<string>> {
  if (urls.length === 0) return new Set()
  const rows = await db
    .select({ url: linkChecks.url })
    .from(linkChecks)
    .where(and(inArray(linkChecks.url, [...urls]), gt(linkChecks.checkedAt, since)))
  return new Set(rows.map(({ url }) => url))
}

export async function putLinkState(db: Database, url: string, state: LinkState, checkedAt: Date): Promise<void> {
  await db
    .insert(linkChecks)
    .values({ url, state, checkedAt })
    .onConflictDoUpdate({ target: linkChecks.url, set: { state, checkedAt } })
}
