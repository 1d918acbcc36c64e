import type { ArticleState } from '../../../contracts/articles/staff-articles.ts'
import type { Database } from '../../../platform/database/index.ts'
import { unsignedClaims } from '../checks/check-claims.ts'
import type { SkippedRow } from '../tables-exchange.ts'
import { quoted } from './conversion/source.ts'

type Text = Parameters<typeof unsignedClaims>[2] & { state: ArticleState }

/**
 * An import publishes no health claim: in the back office, a second person has to sign it first.
 * @returns undefined when the text may keep its state, else the line of the report
 */
export async function holdBackClaims(
  db: Database,
  uid: string,
  text: Text,
  what: string,
): Promise<SkippedRow | undefined> {
  if (text.state === 'draft' || text.state === 'archived') return undefined
  const [claim] = await unsignedClaims(db, uid, text)
  const why = 'Ce texte promet de guérir, sans la seconde signature que le site demande\u00a0: repris comme brouillon.'
  return claim === undefined ? undefined : { what, why: `${why} ${quoted(claim)}` }
}
