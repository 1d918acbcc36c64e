import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { insertTermsVersion } from './queries-terms.ts'
import { type TermsText, termsSource } from './terms-source.ts'

const versionOf = ({ title, html }: TermsText): string =>
  createHash('sha256').update(`${title}\n${html}`).digest('hex').slice(0, 16)

/**
 * The version of the terms that an order made now accepts; its text is stored with the first order under it.
 * @returns undefined where the site has no terms
 */
export async function acceptTerms(
  { clock, extensions }: Pick<Platform, 'clock' | 'extensions'>,
  db: Database,
): Promise<{ termsUid: string; termsAcceptedAt: Date } | undefined> {
  const [read] = extensions.of(termsSource)
  const terms = await read?.(db)
  if (!terms) return undefined
  const now = clock.now()
  const uid = versionOf(terms)
  const { title, html, modified: publishedAt } = terms
  await insertTermsVersion(db, { uid, title, html, publishedAt, createdAt: now })
  return { termsUid: uid, termsAcceptedAt: now }
}
