import * as calls from '../../../../contracts/articles/staff-drafts.ts'
import { staffAction } from '../../../../platform/staff/index.ts'
import { checkArticle } from '../../checks/check-article.ts'
import { signClaims } from '../../checks/sign-claims.ts'
import { releaseLock, takeLock } from '../../drafts/lock-article.ts'
import { publishDraft } from '../../drafts/publish-draft.ts'
import { findDraft } from '../../drafts/queries-drafts.ts'
import { readDraft } from '../../drafts/read-draft.ts'
import { returnToWriter, submitForReview } from '../../drafts/review-article.ts'
import { discardDraft, saveDraft } from '../../drafts/save-draft.ts'
import { mayEdit, mayWrite } from '../../policy.ts'
import { sanitizeHtml, withSanitizedContent } from '../../writing/html.ts'

/** The use cases check that the viewer may write in the article. */
export const draftActions = [
  staffAction(
    calls.saveArticleDraft,
    mayWrite,
    async (context: Parameters<typeof saveDraft>[0], { params, body }) => ({
      payload: await saveDraft(context, params.uid, body),
    }),
    async ({ body, ...input }) => ({ ...input, body: await withSanitizedContent(body) }),
  ),
  staffAction(calls.getArticleDraft, mayWrite, async (context: Parameters<typeof readDraft>[0], { params }) => ({
    payload: await readDraft(context, params.uid),
  })),
  staffAction(calls.discardArticleDraft, mayWrite, (context: Parameters<typeof discardDraft>[0], { params, query }) =>
    discardDraft(context, params.uid, query.version),
  ),
  staffAction(
    calls.publishArticleDraft,
    mayEdit,
    async (context: Parameters<typeof publishDraft>[0], { params, body }) => ({
      payload: await publishDraft(context, params.uid, body),
    }),
    async (input, db) => {
      const row = await findDraft(db, input.params.uid)
      await sanitizeHtml(row?.draft?.content ?? '')
      return input
    },
  ),
  staffAction(
    calls.submitArticle,
    mayWrite,
    async (context: Parameters<typeof submitForReview>[0], { params, body }) => ({
      payload: await submitForReview(context, params.uid, body),
    }),
  ),
  staffAction(
    calls.returnArticle,
    mayEdit,
    async (context: Parameters<typeof returnToWriter>[0], { params, body }) => ({
      payload: await returnToWriter(context, params.uid, body),
    }),
  ),
  staffAction(calls.lockArticle, mayWrite, async (context: Parameters<typeof takeLock>[0], { params, body }) => ({
    payload: await takeLock(context, params.uid, body?.takeOver === true),
  })),
  staffAction(calls.listArticleChecks, mayWrite, async (context: Parameters<typeof checkArticle>[0], { params }) => ({
    payload: await checkArticle(context, params.uid),
  })),
  staffAction(
    calls.signArticleClaims,
    mayEdit,
    async (context: Parameters<typeof signClaims>[0], { params, body }) => ({
      payload: await signClaims(context, params.uid, body),
    }),
  ),
  staffAction(calls.unlockArticle, mayWrite, (context, { params }) => releaseLock(context, params.uid)),
]
