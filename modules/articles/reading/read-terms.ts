import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { findPages } from './queries-catalogue.ts'
import { pageCatalogue } from './read-catalogue.ts'
import { fillPages, termsPage } from './read-page.ts'

/** The terms, as the subscriptions module stores them with an order. */
export async function readTerms(ports: Pick<Platform, 'config' | 'extensions'>, db: Database) {
  if ((await findPages(db, [termsPage])).length === 0) return undefined
  const [page] = await fillPages(ports, db, [await pageCatalogue.get(db, termsPage)])
  return page && { title: page.title, html: page.content, modified: new Date(page.modified) }
}
