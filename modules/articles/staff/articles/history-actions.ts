import * as calls from '../../../../contracts/articles/staff-revisions.ts'
import { staffAction } from '../../../../platform/staff/index.ts'
import { nameRevision } from '../../history/name-revision.ts'
import { readHistory, readRevision } from '../../history/read-revision.ts'
import { mayEdit, mayWrite } from '../../policy.ts'

/** The use cases check that the viewer may write in the article. */
export const historyActions = [
  staffAction(
    calls.listArticleHistory,
    mayWrite,
    (context: Parameters<typeof readHistory>[0], { params: { uid }, query }) => readHistory(context, uid, query),
  ),
  staffAction(calls.getArticleRevision, mayWrite, async (context: Parameters<typeof readRevision>[0], { params }) => ({
    payload: await readRevision(context, params.uid, params.n),
  })),
  staffAction(
    calls.nameArticleRevision,
    mayEdit,
    async (context: Parameters<typeof nameRevision>[0], { params: { uid, n }, body }) => ({
      payload: await nameRevision(context, uid, n, body.name),
    }),
  ),
]
