import { type AnyPgColumn, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CommentAnchor } from '../../contracts/articles/staff-comments.ts'
import { articles } from './tables.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

const article = () =>
  text()
    .notNull()
    .references(() => articles.uid, { onDelete: 'cascade', onUpdate: 'cascade' })

/** Colleagues' comments on a text. Only the first comment of a thread has an anchor and a resolved state. */
export const articleComments = pgTable(
  'article_comments',
  {
    uid: uuid().primaryKey(),
    article: article(),
    /** null: the first comment of its thread */
    thread: uuid().references((): AnyPgColumn => articleComments.uid, { onDelete: 'cascade' }),
    /** null: the author's account was erased */
    author: uuid(),
    content: text().notNull(),
    mentions: uuid().array().notNull().default([]),
    createdAt: moment().notNull(),
    /** null: the comment is about the whole article */
    anchor: jsonb().$type<CommentAnchor>(),
    resolvedAt: moment(),
    resolvedBy: uuid(),
  },
  (table) => [index().on(table.article, table.createdAt), index().on(table.thread), index().on(table.author)],
)

/** Users who have an article open in the back office, valid until `until`. */
export const articlePresences = pgTable(
  'article_presences',
  { article: article(), person: uuid().notNull(), until: moment().notNull() },
  (table) => [primaryKey({ columns: [table.article, table.person] }), index().on(table.until)],
)
