import type { FastifyInstance } from 'fastify'
import * as calls from '../../contracts/staff-articles.ts'
import { type Mount, requireViewer } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/index.ts'
import { type ArticleChange, changeArticle } from './change-article.ts'
import { createArticle } from './create-article.ts'
import { deleteArticle } from './delete-article.ts'
import { previewArticle } from './preview-article.ts'
import { restoreRevision } from './restore-revision.ts'
import { getStaffArticle, listRevisions, listStaffArticles } from './staff-articles.ts'

type Dated<Body extends { date?: string | null | undefined }> = Omit<Body, 'date'> & { date?: Date | null }

/** The wire's date as ours; left out, it stays out. */
function dated<Body extends { date?: string | null | undefined }>({ date, ...rest }: Body): Dated<Body> {
  if (date === undefined) return rest
  return { ...rest, date: date === null ? null : new Date(date) }
}

function routeTexts(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.listStaffArticles, ({ query, db, request }) => listStaffArticles(db, requireViewer(request), query))
  mount(app, calls.getStaffArticle, async ({ params, db, request }) => ({
    payload: await getStaffArticle(db, requireViewer(request), params.uid),
  }))
  mount(app, calls.createStaffArticle, async ({ body, db, request }) => {
    const viewer = requireViewer(request)
    const uid = await createArticle(platform, db, dated(body), viewer)
    return { payload: await getStaffArticle(db, viewer, uid) }
  })
  for (const call of [calls.replaceStaffArticle, calls.changeStaffArticle]) {
    mount(app, call as typeof calls.changeStaffArticle, async ({ params, body, db, request }) => {
      const viewer = requireViewer(request)
      const uid = await changeArticle(platform, db, params.uid, dated(body) as ArticleChange, viewer)
      return { payload: await getStaffArticle(db, viewer, uid) }
    })
  }
  mount(app, calls.deleteStaffArticle, async ({ params, query, db, request }) => {
    await deleteArticle(platform, db, params.uid, query.version, requireViewer(request))
    return undefined
  })
}

function routeRevisions(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.listArticleRevisions, ({ params, query, db, request }) =>
    listRevisions(db, requireViewer(request), params.uid, query),
  )
  mount(app, calls.restoreArticleRevision, async ({ params, body, db, request }) => {
    const viewer = requireViewer(request)
    const uid = await restoreRevision(platform, db, params.uid, params.n, body?.version, viewer)
    return { payload: await getStaffArticle(db, viewer, uid) }
  })
  mount(app, calls.previewStaffArticle, async ({ params, db, request }) => ({
    payload: await previewArticle(platform, db, params.uid, requireViewer(request)),
  }))
}

export function routeStaffArticles(app: FastifyInstance, platform: Platform, mount: Mount): void {
  routeTexts(app, platform, mount)
  routeRevisions(app, platform, mount)
}
