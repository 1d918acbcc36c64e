import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { findLatestTerms, findTermsVersion, insertTermsVersion, type TermsVersion } from './queries-terms.ts'
import { type TermsText, termsSource } from './terms-source.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'extensions'>

const digestOf = ({ title, html }: TermsText): string =>
  createHash('sha256').update(`${title}\n${html}`).digest('hex').slice(0, 16)

/** A changed price or fact changes the text without a save of the page: such a version dates from now. */
async function publishedAt(db: Database, { modified }: TermsText, now: Date): Promise<Date> {
  const latest = await findLatestTerms(db)
  return latest && modified <= latest.createdAt ? now : modified
}

/**
 * The version that the site shows now, stored or not yet.
 * @returns undefined where the site has no terms
 */
export async function currentTerms(ports: Ports, db: Database): Promise<TermsVersion | undefined> {
  const [read] = ports.extensions.of(termsSource)
  const terms = await read?.(ports, db)
  if (!terms) return undefined
  const uid = digestOf(terms)
  const stored = await findTermsVersion(db, uid)
  if (stored) return stored
  const now = ports.clock.now()
  const { title, html } = terms
  return { uid, title, html, publishedAt: await publishedAt(db, terms, now), createdAt: now }
}

/** Stores the version that the site shows now, once. */
export async function recordTerms(ports: Ports, db: Database): Promise<TermsVersion | undefined> {
  const terms = await currentTerms(ports, db)
  if (terms) await insertTermsVersion(db, terms)
  return terms
}

/** The version of the terms that an order made now accepts. */
export async function acceptTerms(
  ports: Ports,
  db: Database,
): Promise<{ termsUid: string; termsAcceptedAt: Date } | undefined> {
  const terms = await recordTerms(ports, db)
  return terms && { termsUid: terms.uid, termsAcceptedAt: ports.clock.now() }
}
