import { dropDeletedRelated } from '../../writing/choose-related.ts'
import { quoteText } from '../conversion/source.ts'
import type { ImportRun } from '../import-run.ts'
import { addOutcome } from '../queries-imports.ts'
import type { ExportedArticle } from './exported.ts'
import { relatedOf, setRelated } from './queries-export.ts'

export type RelatedChoice = Required<Pick<ExportedArticle, 'uid' | 'title' | 'related'>>

/**
 * Runs after all articles are restored: removes related articles that this site does not have, and reports them.
 * @param published articles of the export that readers could see: a dry run has not created them
 */
export function restoreRelated(
  run: ImportRun,
  { uid, title, related }: RelatedChoice,
  published: ReadonlySet<string>,
): Promise<void> {
  return run.db.transaction(async (db) => {
    const stored = run.dryRun ? related : await relatedOf(db, uid)
    const known = await dropDeletedRelated(db, stored)
    // Report only the export's own choices: an editor's choice made here stays.
    const lost = stored.filter(
      (other) => related.includes(other) && !known.includes(other) && !(run.dryRun && published.has(other)),
    )
    if (lost.length === 0) return
    if (!run.dryRun) {
      const kept = stored.filter((other) => !lost.includes(other))
      await setRelated(db, uid, kept)
    }
    const why = `${quoteText('À lire ensuite')}\u00a0: pas publié ici\u00a0: ${lost.join(', ')}.`
    await addOutcome(db, run.uid, undefined, [{ what: `Article ${quoteText(title)}`, why }])
  })
}
