import type { SitePage } from '../../../contracts/articles/content-entities.ts'
import { longDayText } from '../../../contracts/text/french-format.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { previewLinks } from '../../../platform/paging/index.ts'
import { fillPlaceholders, hasPlaceholders, readPageFacts } from '../../publisher/index.ts'
import { currentTerms } from '../../subscriptions/index.ts'
import { workingText } from '../pages/working-copy.ts'
import { findPageRow } from './queries-catalogue.ts'
import { pageCatalogue } from './read-catalogue.ts'

type Ports = Pick<Platform, 'config' | 'extensions'>

export const pagePreviews = previewLinks('pages.preview')

export const termsPage = 'terms-of-service'

const later = (one: string, other: Date): string => (new Date(one) < other ? other.toISOString() : one)

/** Fills the placeholders in the texts with the facts of the site. */
export async function fillPages(ports: Ports, db: Database, pages: SitePage[]): Promise<SitePage[]> {
  if (!pages.some(({ content }) => hasPlaceholders(content))) return pages
  const { facts, modifiedAt } = await readPageFacts(ports, db)
  return pages.map((page) =>
    hasPlaceholders(page.content)
      ? { ...page, content: fillPlaceholders(page.content, facts), modified: later(page.modified, modifiedAt) }
      : page,
  )
}

/** A page as visitors read it, or the given working copy. The terms state their version. @throws 404 */
export async function readPage(
  ports: Ports & Pick<Platform, 'clock'>,
  db: Database,
  uid: string,
  found?: SitePage,
): Promise<SitePage> {
  const [page] = await fillPages(ports, db, [found ?? (await pageCatalogue.get(db, uid))])
  if (page === undefined) throw new Error('a page was lost while it was filled')
  const version = uid === termsPage ? await currentTerms(ports, db) : undefined
  if (!version) return page
  const line = `<p>Version en vigueur depuis le ${longDayText(version.publishedAt)}, référence ${version.uid}.</p>`
  return { ...page, content: `${page.content}\n${line}` }
}

/** The working copy if the preview link is valid; otherwise the published page. @throws 404 */
export async function readPreview(
  ports: Ports & Pick<Platform, 'clock' | 'cursors'>,
  db: Database,
  uid: string,
  preview: string | undefined,
): Promise<SitePage> {
  const row = pagePreviews.uidOf(ports, preview) === uid ? await findPageRow(db, uid) : undefined
  return readPage(ports, db, uid, row && { uid, ...workingText(row), modified: row.modified.toISOString() })
}
