import { pickWriting } from '../../../contracts/articles/article-fields.ts'
import type { ArticleCheck } from '../../../contracts/articles/staff-drafts.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import { conflict, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { StaffContext } from '../../../platform/staff/index.ts'
import { lockDraft, updateDraft } from '../drafts/queries-drafts.ts'
import { requireArticle, requireVersion } from '../drafts/require-article.ts'
import { checkArticle } from './check-article.ts'
import { claimsOf, digestOf, writersOf } from './check-claims.ts'

/**
 * Approves the current claims, so that any permitted user can publish them. A changed claim needs a new signature.
 * @throws 409 the signer wrote the text, or it contains no claims
 */
export function signClaims(
  context: StaffContext<Pick<Platform, 'clock' | 'config'>, Viewer>,
  uid: string,
  { version, note }: { version: number; note: string },
): Promise<ArticleCheck[]> {
  const { ports, actor } = context
  return context.db.transaction(async (db) => {
    const article = await requireArticle(db, actor, uid, 'share')
    requireVersion(article, version)
    const draft = await lockDraft(db, uid)
    const writing = { article, draft, text: draft.draft ?? pickWriting(article) }
    const claims = await claimsOf(db, writing.text)
    if (claims.length === 0)
      throw conflict([violation('health-claim', 'Ce texte ne promet aucune guérison.', 'missing')])
    if (writersOf(writing).includes(actor.uid)) {
      throw conflict([violation('signature', 'Une autre personne que celles qui ont écrit ce texte doit signer.')])
    }
    const at = ports.clock.now().toISOString()
    await updateDraft(db, uid, {
      signature: { by: actor.uid, at, note: note.normalize('NFC'), claims: digestOf(claims) },
    })
    const detail = { version, claims: claims.length }
    await writeAudit(db, ports.clock, { actor: actor.uid, action: 'articles.sign-claims', target: uid, detail })
    return checkArticle({ ...context, db }, uid)
  })
}
