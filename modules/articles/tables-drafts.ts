import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ArticleWriting } from '../../contracts/articles/article-fields.ts'
import { articles } from './tables.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

const article = () =>
  text()
    .primaryKey()
    .references(() => articles.uid, { onDelete: 'cascade', onUpdate: 'cascade' })

export interface Signature {
  by: string
  /** ISO 8601 */
  at: string
  note: string
  /** digest of the signed sentences */
  claims: string
}

/** The working copy of an article. The row stays when the copy is published or discarded, so that `n` only increases. */
export const articleDrafts = pgTable('article_drafts', {
  article: article(),
  /** raised by each save, publication and discard; identifies the copy that a client started from */
  n: integer().notNull().default(0),
  /** null if there is no working copy */
  draft: jsonb().$type<ArticleWriting>(),
  /** the article's version when the copy was last saved */
  basedOn: integer(),
  savedAt: moment(),
  savedBy: uuid(),
  /** all who saved this copy */
  editors: uuid().array().notNull().default([]),
  review: text({ enum: ['submitted', 'returned'] }),
  reviewNote: text(),
  reviewBy: uuid(),
  reviewedAt: moment(),
  /** approves the text's health claims; still valid after publication while the claims are the same */
  signature: jsonb().$type<Signature>(),
})

/** The user who writes in an article; the lock is free after `until`. */
export const articleLocks = pgTable('article_locks', {
  article: article(),
  holder: uuid().notNull(),
  until: moment().notNull(),
})

/** Latest status of each external link. */
export const linkChecks = pgTable('link_checks', {
  url: text().primaryKey(),
  state: text({ enum: ['alive', 'dead', 'unknown', 'refused'] }).notNull(),
  checkedAt: moment().notNull(),
})
