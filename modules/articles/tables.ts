import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ArticleSettings, Seo } from '../../contracts/articles/article-fields.ts'
import { frenchVector, tsvector } from '../../platform/database/french-text.ts'

/** Text column for computed sort keys, compared byte by byte. */
const keyText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Milliseconds, as in JavaScript: a cursor made from it must match exactly. */
const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** A smaller version of a picture: a file in the medium's folder. */
export interface Variant {
  file: string
  width: number
  type: string
}

export const media = pgTable(
  'media',
  {
    uid: uuid().primaryKey(),
    name: text().notNull(),
    mimeType: text().notNull(),
    /** the file in the medium's folder: `original.jpg` */
    file: text().notNull(),
    alt: text().notNull(),
    credit: text(),
    author: text().references((): AnyPgColumn => authors.uid, { onDelete: 'set null', onUpdate: 'cascade' }),
    /** the author's sort key, stored here so that an index can order by it */
    authorKey: keyText(),
    /** pixels; null when it is not a picture */
    width: integer(),
    height: integer(),
    /** bytes */
    size: integer().notNull(),
    placeholder: text(),
    focalX: doublePrecision().notNull().default(0.5),
    focalY: doublePrecision().notNull().default(0.5),
    variants: jsonb().$type<Variant[]>().notNull().default([]),
    date: moment().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('media_date').on(table.date, table.uid),
    index('media_author').on(table.authorKey, table.uid),
    index('media_of_author').on(table.author),
  ],
)

const entry = () => ({
  uid: text().primaryKey(),
  name: text().notNull(),
  sortKey: keyText().notNull(),
  version: integer().notNull().default(1),
})

export const authors = pgTable(
  'authors',
  {
    ...entry(),
    role: text().notNull(),
    biography: text().notNull(),
    /** diplomas and certificates, one a line */
    credentials: text().notNull().default(''),
    image: uuid().references((): AnyPgColumn => media.uid),
  },
  (table) => [index('authors_sort').on(table.sortKey, table.uid), index('authors_image').on(table.image)],
)

export const categories = pgTable(
  'categories',
  { ...entry(), description: text().notNull(), image: uuid().references(() => media.uid) },
  (table) => [index('categories_sort').on(table.sortKey, table.uid), index('categories_image').on(table.image)],
)

export const tags = pgTable('tags', entry(), (table) => [index('tags_sort').on(table.sortKey, table.uid)])

export interface PageText {
  title: string
  /** sanitised HTML */
  content: string
  description: string
}

export const pages = pgTable(
  'pages',
  {
    uid: text().primaryKey(),
    title: text().notNull(),
    sortKey: keyText().notNull(),
    content: text().notNull(),
    /** for search engines */
    description: text().notNull().default(''),
    modified: moment().notNull(),
    /** null: visitors do not see the page, and the columns above are its working copy */
    publishedAt: moment(),
    /** working copy of a published page; null if it equals the public text */
    draft: jsonb().$type<PageText>(),
    version: integer().notNull().default(1),
  },
  (table) => [index('pages_sort').on(table.sortKey, table.uid)],
)

/** Every published state of a page. */
export const pageRevisions = pgTable(
  'page_revisions',
  {
    page: text()
      .notNull()
      .references(() => pages.uid, { onDelete: 'cascade' }),
    n: integer().notNull(),
    date: moment().notNull(),
    /** name of the user who published it */
    by: text().notNull(),
    byUid: uuid(),
    text: jsonb().$type<PageText>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.n] }), index('page_revisions_by').on(table.byUid)],
)

const weighed = (column: SQL, weight: string): SQL => sql`setweight(${frenchVector(column)}, ${sql.raw(`'${weight}'`)})`

export const articles = pgTable(
  'articles',
  {
    uid: text().primaryKey(),
    title: text().notNull(),
    excerpt: text().notNull(),
    /** sanitised HTML */
    content: text().notNull(),
    /** the words of the content, for the search only */
    words: text().notNull(),
    /** names of its author, category and tags, for the search only */
    keywords: text().notNull(),
    state: text({ enum: ['draft', 'scheduled', 'published', 'archived'] }).notNull(),
    date: moment(),
    modified: moment().notNull(),
    /** when it was first published: from then on only a move changes its uid */
    publishedAt: moment(),
    /** minutes */
    readingTime: integer().notNull(),
    menu: integer(),
    seo: jsonb().$type<Seo>(),
    /** uids of articles to read next, chosen by an editor; deleted ones stay in the list but are not shown */
    related: text().array().notNull().default([]),
    /** the colleague who created it; null for the application, and for articles older than this column */
    owner: uuid(),
    image: uuid().references(() => media.uid),
    author: text()
      .notNull()
      .references(() => authors.uid, { onUpdate: 'cascade' }),
    /** the author's sort key, stored here so that an index can order by it */
    authorKey: keyText().notNull(),
    category: text()
      .notNull()
      .references(() => categories.uid, { onUpdate: 'cascade' }),
    version: integer().notNull().default(1),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`${weighed(sql`title`, 'A')} || ${weighed(sql`keywords`, 'B')} || ${weighed(sql`excerpt`, 'B')} || ${weighed(sql`words`, 'C')}`,
      ),
  },
  (table) => {
    const listed = sql`state in ('published', 'scheduled')`
    return [
      check('articles_listed_have_a_date', sql`state not in ('published', 'scheduled') or date is not null`),
      index('articles_date').on(table.date, table.uid).where(listed),
      index('articles_author_asc').on(table.authorKey, table.uid).where(listed),
      index('articles_author_desc').on(table.authorKey.desc().nullsFirst(), table.uid).where(listed),
      index('articles_menu_asc').on(table.menu, table.uid).where(listed),
      index('articles_menu_desc').on(table.menu.desc().nullsLast(), table.uid).where(listed),
      index('articles_of_author').on(table.author, table.date),
      index('articles_of_category').on(table.category, table.date),
      index('articles_of_category_and_author').on(table.category, table.author, table.date),
      index('articles_with_image').on(table.image),
      index('articles_due').on(table.date).where(sql`state = 'scheduled'`),
      index('articles_folded_title').on(sql`fold(${table.title})`),
      index('articles_modified').on(table.modified, table.uid),
      index('articles_owner').on(table.owner, table.modified),
      index('articles_search').using('gin', table.search),
      index('articles_title_search').using('gin', sql`ts_filter(search, '{a}')`),
    ]
  },
)

export const articleTags = pgTable(
  'article_tags',
  {
    article: text()
      .notNull()
      .references(() => articles.uid, { onDelete: 'cascade', onUpdate: 'cascade' }),
    tag: text()
      .notNull()
      .references(() => tags.uid, { onDelete: 'cascade', onUpdate: 'cascade' }),
    position: integer().notNull(),
    /** the article's date while it is listed, so that an index can find a tag's newest articles */
    listedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.article, table.tag] }),
    index('article_tags_newest').on(table.tag, table.listedAt, table.article),
  ],
)

/** Every saved version of an article. */
export const revisions = pgTable(
  'article_revisions',
  {
    article: text().notNull(),
    /** from 1 */
    n: integer().notNull(),
    date: moment().notNull(),
    /** the name of the user who saved it */
    by: text().notNull(),
    /** uid of that user; null for the application, former users, and revisions older than this column */
    byUid: uuid(),
    /** an editor's name for this version */
    name: text(),
    title: text().notNull(),
    excerpt: text().notNull(),
    content: text().notNull(),
    /** null in revisions older than this column */
    /** the referenced rows may have been deleted */
    settings: jsonb().$type<ArticleSettings>(),
  },
  (table) => [
    index('article_revisions_by').on(table.byUid),
    primaryKey({ columns: [table.article, table.n] }),
    foreignKey({ columns: [table.article], foreignColumns: [articles.uid] })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
)

/** Every word of the site's texts, without accents, to correct misspelt searches. */
export const searchWords = pgTable('search_words', { word: text().primaryKey(), stem: text().notNull() }, (table) => [
  index('search_words_stem').on(table.stem),
  index('search_words_like').using('gin', table.word.op('gin_trgm_ops')),
])
