import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Seo } from '../../contracts/articles/article-fields.ts'
import { articles } from './tables.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

const article = () =>
  text()
    .primaryKey()
    .references(() => articles.uid, { onDelete: 'cascade', onUpdate: 'cascade' })

export interface DraftText {
  title: string
  excerpt: string
  /** sanitised HTML */
  content: string
  image: string | null
  author: string
  /** null: not chosen yet */
  category: string | null
  tags: string[]
  seo: Seo | null
  /** absent in copies that are older than it */
  related?: string[] | undefined
}

export interface Signature {
  by: string
  /** ISO 8601 */
  at: string
  note: string
  /** digest of the sentences that were signed */
  claims: string
}

/** The working copy of an article. The row stays when the copy is published or discarded, so that `n` never falls. */
export const articleDrafts = pgTable('article_drafts', {
  article: article(),
  /** raised by each save, publication and discarding: says which copy another one was made from */
  n: integer().notNull().default(0),
  /** null: there is no working copy */
  draft: jsonb().$type<DraftText>(),
  /** the article's version when it was last saved */
  basedOn: integer(),
  savedAt: moment(),
  savedBy: uuid(),
  /** all who saved this copy */
  editors: uuid().array().notNull().default([]),
  review: text({ enum: ['submitted', 'returned'] }),
  reviewNote: text(),
  reviewBy: uuid(),
  reviewedAt: moment(),
  /** releases a health claim that is meant; kept when the copy is published, for the same claims */
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
