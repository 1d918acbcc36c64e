import type { Database } from '../../../platform/database/index.ts'
import { findPages } from './queries-catalogue.ts'

/** The page of the terms, as subscriptions keeps it with an order. */
export async function readTerms(db: Database) {
  const [page] = await findPages(db, ['terms-of-service'])
  return page && { title: page.title, html: page.content, modified: page.modified }
}
