import { type SQL, sql } from 'drizzle-orm'
import { type ArticlesPage, type ArticlesQuery, maxCountedArticles } from '../../../contracts/articles/content.ts'
import type { ArticleSummary } from '../../../contracts/articles/content-entities.ts'
import type { Page } from '../../../contracts/paging.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { KeysetColumn } from '../../../platform/paging/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { mayReadContent } from '../policy.ts'
import { listPage, listParts, type RowSource } from './paged-list.ts'
import { toSummary } from './present.ts'
import { countArticles, findSummaries, readableAt } from './queries-articles.ts'
import { prepareRareSearch } from './queries-found.ts'
import { findHighlights } from './queries-highlights.ts'
import { restoreAccents } from './restore-accents.ts'
import { readSearch, type Search, type SearchCondition, type SearchPart } from './search.ts'

const orderColumns = {
  date: { column: 'date', type: 'timestamptz' },
  author: { column: 'author_key', type: 'text' },
  menu: { column: 'menu', type: 'integer', nullable: true },
} as const

const settlesTies: KeysetColumn = { column: 'uid', type: 'text', direction: 'asc' }

const newestFirst = { date: 'desc' } as const

function toOrder({ relevance: _, ...order }: ArticlesQuery['order']): KeysetColumn[] {
  const asked = Object.entries(Object.keys(order).length > 0 ? order : newestFirst)
  const columns = asked.map(([key, direction]) => ({ ...orderColumns[key as keyof typeof orderColumns], direction }))
  return [...columns, settlesTies]
}

const isOneOf = (column: SQL, values: readonly string[] | undefined): SQL | undefined =>
  values && sql`${column} in ${values}`

/** Filters are combined with `and`, the values of one filter with `or`. */
function toConditions(query: ArticlesQuery, now: Date): SQL {
  const conditions = [
    readableAt(now),
    isOneOf(sql`articles.uid`, query.ids),
    isOneOf(sql`articles.author`, query.author === undefined ? undefined : [query.author]),
    isOneOf(sql`articles.author`, query.authors),
    isOneOf(sql`articles.category`, query.category === undefined ? undefined : [query.category]),
    isOneOf(sql`articles.category`, query.categories),
    query.tags && sql`exists (select from article_tags x where x.article = articles.uid and x.tag in ${query.tags})`,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )
}

type Ports = Pick<Platform, 'clock' | 'cursors'>

/** A search with few matches reads from a subquery, which already applies the condition: applying it again would be expensive. */
async function sourceFor(db: Database, conditions: SQL, sought: SearchCondition): Promise<RowSource> {
  const from = await prepareRareSearch(db, sought)
  return from ? { from, where: conditions } : { where: sql`${conditions} and ${sought.condition}` }
}

async function findPage(
  { cursors }: Ports,
  db: Database,
  query: ArticlesQuery,
  conditions: SQL,
  search: Search | undefined,
): Promise<{ uids: string[]; page: Page }> {
  const { length, cursor, order } = query
  const list = { table: 'articles', order: toOrder(order), length, cursor }
  if (!search) return listPage(cursors, db, { ...list, where: conditions })
  const whole = await sourceFor(db, conditions, search.whole)
  if (order.relevance === undefined) return listPage(cursors, db, { ...list, ...whole })
  const parts = order.relevance === 'desc' ? search.byTitle : search.byTitle.toReversed()
  const sourceOf = async (part: SearchPart): Promise<RowSource> =>
    whole.from ? { ...whole, where: sql`${whole.where} and ${part.title}` } : sourceFor(db, conditions, part)
  return listParts(cursors, db, { ...list, parts, sourceOf })
}

/** Counts only when the page itself does not give the total. */
async function withTotal(db: Database, query: ArticlesQuery, where: SQL, shown: number, page: Page) {
  if (!query.total) return page
  const whole = query.cursor === undefined && !page.hasNextPage
  const total = whole ? shown : await countArticles(db, where, maxCountedArticles + 1)
  return { ...page, total: Math.min(total, maxCountedArticles), totalIsExact: total <= maxCountedArticles }
}

/**
 * Two queries per page, however deep, and a third if the total must be counted. A search adds one to parse it, one to estimate its
 * matches, one to mark them, one or two for each part, and one more if a word was replaced.
 */
export async function listArticles(
  ports: Ports,
  db: Database,
  viewer: Viewer | null,
  query: ArticlesQuery,
): Promise<{ payload: ArticleSummary[]; page: ArticlesPage }> {
  const search = await readSearch(db, query.q)
  const conditions = toConditions(query, ports.clock.now())
  const { uids, page } = await findPage(ports, db, query, conditions, search)
  const readsContent = mayReadContent(viewer)
  const summaries = await findSummaries(db, uids)
  const highlights = search && (await findHighlights(db, uids, search.query, readsContent))
  const payload = summaries.map((row) => {
    const highlight = highlights?.get(row.uid)
    return { ...toSummary(row, !readsContent), ...(highlight ? { highlight } : {}) }
  })
  const where = search ? sql`${conditions} and ${search.whole.condition}` : conditions
  const replaced = await restoreAccents(db, search?.replaced ?? [], uids)
  const counted = await withTotal(db, query, where, uids.length, page)
  return { payload, page: replaced.length > 0 ? { ...counted, replaced } : counted }
}
