import * as calls from '../../../../contracts/articles/staff-articles.ts'
import { writeAudit } from '../../../../platform/audit/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { guardPublication } from '../../checks/guard-publication.ts'
import { findRevision, listRevisions } from '../../history/queries-revisions.ts'
import { unknownRevision } from '../../history/read-revision.ts'
import { mayEdit, mayWrite } from '../../policy.ts'
import { articlePreviews } from '../../reading/read-article.ts'
import { sanitizeHtml } from '../../writing/html.ts'
import { type ArticlePorts, articles } from './index.ts'

type ArticleContext = StaffContext<ArticlePorts & Pick<Platform, 'cursors'>, Viewer>

const revisions = staffAction(
  calls.listArticleRevisions,
  mayWrite,
  async (context: ArticleContext, { params: { uid }, query }) => {
    await articles.read(context, uid)
    const { rows, total } = await listRevisions(context.db, uid, query)
    const payload = rows.map(({ n, date, by, title, content }) => ({ n, date: date.toISOString(), by, title, content }))
    return { payload, page: { total } }
  },
)

/** Restores the text of a revision, as a new revision. A published text must pass the checks of publishing. */
const restore = staffAction(
  calls.restoreArticleRevision,
  mayEdit,
  async (context: ArticleContext, { params: { uid, n }, body }) => {
    const current = await articles.read(context, uid)
    const revision = await findRevision(context.db, uid, n)
    if (!revision) throw unknownRevision()
    const { title, excerpt, content } = revision
    const change = { title, excerpt, content, version: body?.version ?? current.version }
    return context.db.transaction(async (db) => {
      const inside = { ...context, db }
      const write = () => articles.change(inside, uid, change, 'restore')
      return { payload: await articles.read(inside, await guardPublication(inside, uid, write)) }
    })
  },
  async (input, db) => {
    const revision = await findRevision(db, input.params.uid, input.params.n)
    await sanitizeHtml(revision?.content ?? '')
    return input
  },
)

const preview = staffAction(
  calls.previewStaffArticle,
  mayWrite,
  async (context: ArticleContext, { params: { uid } }) => {
    const { ports, db, actor } = context
    await articles.read(context, uid)
    await writeAudit(db, ports.clock, { actor: actor.uid, action: 'articles.preview', target: uid })
    return { payload: articlePreviews.link(ports, uid, `/article/${uid}`) }
  },
)

export const articleActions = [revisions, restore, preview]
