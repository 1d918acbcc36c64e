import type { ArticleState } from '../../../contracts/articles/staff-articles.ts'
import type { Database } from '../../../platform/database/index.ts'
import { findUnsignedClaims } from '../checks/check-claims.ts'
import type { SkippedRow } from '../tables-exchange.ts'
import { quoteText } from './conversion/source.ts'

type Text = Parameters<typeof findUnsignedClaims>[2] & { state: ArticleState }

/**
 * Prevents an import from publishing health claims, which a second person must sign in the back office.
 * @returns undefined when the text may keep its state, else the line of the report
 */
export async function holdBackClaims(
  db: Database,
  uid: string,
  text: Text,
  what: string,
): Promise<SkippedRow | undefined> {
  if (text.state === 'draft' || text.state === 'archived') return undefined
  const [claim] = await findUnsignedClaims(db, uid, text)
  const why = 'Ce texte promet de guérir, sans la seconde signature que le site demande\u00a0: repris comme brouillon.'
  return claim === undefined ? undefined : { what, why: `${why} ${quoteText(claim)}` }
}
