import { type SQL, sql } from 'drizzle-orm'
import type { ArticlesQuery } from '../../contracts/content.ts'
import type { ArticleSummary } from '../../contracts/content-entities.ts'
import type { Page } from '../../contracts/paging.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { KeysetColumn } from '../../platform/paging/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { listPage } from './paged-list.ts'
import { mayReadContent } from './policy.ts'
import { toSummary } from './present.ts'
import { findSummaries, readableAt } from './queries-articles.ts'
import { searchCondition } from './search.ts'

const orderColumns = {
  date: { column: 'date', type: 'timestamptz' },
  author: { column: 'author_key', type: 'text' },
  menu: { column: 'menu', type: 'integer', nullable: true },
} as const

const settlesTies: KeysetColumn = { column: 'uid', type: 'text', direction: 'asc' }

function toOrder(order: ArticlesQuery['order']): KeysetColumn[] {
  const asked = Object.entries(order) as [keyof typeof orderColumns, 'asc' | 'desc'][]
  return [...asked.map(([key, direction]) => ({ ...orderColumns[key], direction })), settlesTies]
}

const isOneOf = (column: SQL, values: readonly string[] | undefined): SQL | undefined =>
  values && sql`${column} in ${values}`

/** Different filters combine with and; within `tags` any one of them will do. */
function toConditions(query: ArticlesQuery, search: SQL | undefined, now: Date): SQL {
  const conditions = [
    readableAt(now),
    isOneOf(sql`articles.uid`, query.ids),
    isOneOf(sql`articles.author`, query.author === undefined ? undefined : [query.author]),
    isOneOf(sql`articles.author`, query.authors),
    isOneOf(sql`articles.category`, query.category === undefined ? undefined : [query.category]),
    isOneOf(sql`articles.category`, query.categories),
    query.tags && sql`exists (select from article_tags x where x.article = articles.uid and x.tag in ${query.tags})`,
    search,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )
}

/** Two queries a page whatever its depth, a third one to read what is searched for. */
export async function listArticles(
  { clock, cursors }: Pick<Platform, 'clock' | 'cursors'>,
  db: Database,
  viewer: Viewer | null,
  query: ArticlesQuery,
): Promise<{ payload: ArticleSummary[]; page: Page }> {
  const search = await searchCondition(db, query.q)
  const { uids, page } = await listPage(cursors, db, {
    table: 'articles',
    where: toConditions(query, search, clock.now()),
    order: toOrder(query.order),
    length: query.length,
    cursor: query.cursor,
  })
  const summaries = await findSummaries(db, uids)
  return { payload: summaries.map((row) => toSummary(row, !mayReadContent(viewer))), page }
}
