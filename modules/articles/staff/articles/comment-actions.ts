import * as calls from '../../../../contracts/articles/staff-comments.ts'
import { staffAction } from '../../../../platform/staff/index.ts'
import { commentArticle, removeComment, resolveComment } from '../../comments/comment-article.ts'
import { personOf, readersOfCopy } from '../../comments/people-of-article.ts'
import { listPresences, notifyPresence } from '../../comments/presences.ts'
import { readThreads } from '../../comments/present-threads.ts'
import { requireArticle } from '../../drafts/require-article.ts'
import { mayWrite } from '../../policy.ts'

type Commenting = Parameters<typeof commentArticle>[0]
type Present = Parameters<typeof notifyPresence>[0]

/** The use cases check that the viewer may write in the article. */
export const commentActions = [
  staffAction(calls.listArticleComments, mayWrite, async (context, { params: { uid } }) => ({
    payload: await readThreads(context, uid),
  })),
  staffAction(calls.createArticleComment, mayWrite, async (context: Commenting, { params: { uid }, body }) => ({
    payload: await commentArticle(context, uid, body),
  })),
  staffAction(calls.resolveArticleComment, mayWrite, async (context: Commenting, { params, body }) => ({
    payload: await resolveComment(context, params.uid, params.comment, body.resolved),
  })),
  staffAction(calls.deleteArticleComment, mayWrite, (context: Commenting, { params: { uid, comment } }) =>
    removeComment(context, uid, comment),
  ),
  staffAction(calls.listArticlePeople, mayWrite, async ({ db, actor }, { params: { uid } }) => ({
    payload: (await readersOfCopy(db, await requireArticle(db, actor, uid))).map(personOf),
  })),
  staffAction(calls.notifyArticlePresence, mayWrite, async (context: Present, { params: { uid }, body }) => ({
    payload: await notifyPresence(context, uid, body.state),
  })),
  staffAction(calls.listArticlePresences, mayWrite, async (context: Present) => ({
    payload: await listPresences(context),
  })),
]
