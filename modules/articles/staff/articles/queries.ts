import { eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { pickPlain } from '../../../../contracts/articles/article-fields.ts'
import { type ReviewState, staffArticles } from '../../../../contracts/articles/staff-articles.ts'
import { anyOf, equals, listSource } from '../../../../platform/staff/index.ts'
import { mayEdit } from '../../policy.ts'
import { staffSearch } from '../../reading/search.ts'
import { articles, articleTags } from '../../tables.ts'
import { articleDrafts, articleLocks } from '../../tables-drafts.ts'

const columns = {
  uid: articles.uid,
  title: articles.title,
  excerpt: articles.excerpt,
  content: articles.content,
  state: articles.state,
  date: articles.date,
  modified: articles.modified,
  readingTime: articles.readingTime,
  ...pickPlain(articles),
  image: articles.image,
  author: articles.author,
  category: articles.category,
  tags: sql<string[]>`(
    select coalesce(json_agg(x.tag order by x.position), '[]'::json)
    from article_tags x where x.article = articles.uid)`,
  related: articles.related,
  owner: articles.owner,
  draftSavedAt: sql<string | null>`(select d.saved_at from ${articleDrafts} d where d.article = ${articles.uid})`,
  review: sql<ReviewState | null>`(select d.review from ${articleDrafts} d where d.article = ${articles.uid})`,
  lock: sql<{ holder: string; until: string } | null>`(
    select json_build_object('holder', l.holder, 'until', l.until) from ${articleLocks} l where l.article = ${articles.uid})`,
  version: articles.version,
}

const tagged = (tag: string) => sql`exists (
  select from ${articleTags} x where x.article = ${articles.uid} and x.tag = ${tag})`

const reviewed = (state: ReviewState) => sql`exists (
  select from ${articleDrafts} d where d.article = ${articles.uid} and d.review = ${state})`

export const source = listSource(staffArticles.list, {
  table: articles,
  key: articles.uid,
  select: (db) => db.select(columns).from(articles).$dynamic(),
  wide: true,
  sorts: {
    date: articles.date,
    modified: articles.modified,
    title: sql`fold(${articles.title})`,
    state: articles.state,
    author: articles.authorKey,
    category: articles.category,
    readingTime: articles.readingTime,
    menu: articles.menu,
    uid: articles.uid,
  },
  natural: { by: articles.modified, order: 'desc' },
  filters: {
    uid: anyOf(articles.uid),
    state: (states) => inArray(articles.state, states),
    author: equals(articles.author),
    category: equals(articles.category),
    tag: tagged,
    review: reviewed,
    from: (moment) => gte(articles.date, new Date(moment)),
    to: (moment) => lt(articles.date, new Date(moment)),
  },
  scope: (viewer) => (mayEdit(viewer) ? undefined : eq(articles.owner, viewer.uid)),
  search: staffSearch,
})
