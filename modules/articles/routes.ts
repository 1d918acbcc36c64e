import type { FastifyInstance } from 'fastify'
import * as calls from '../../contracts/articles/content.ts'
import { findRedirect as findRedirectCall } from '../../contracts/articles/redirects.ts'
import { acceptedAge, type Mount } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/index.ts'
import { wholeList } from '../../platform/paging/index.ts'
import { mayReadContent } from './policy.ts'
import { createArticleCache, maxAgeSeconds } from './reading/article-cache.ts'
import { listArticles } from './reading/list-articles.ts'
import { listRelated, readArticle } from './reading/read-article.ts'
import { authorCatalogue, categoryCatalogue, pageCatalogue, tagCatalogue } from './reading/read-catalogue.ts'
import { listMedia, readMedia } from './reading/read-media.ts'
import { fillPages, readPreview } from './reading/read-page.ts'
import { countRead } from './reads/count-read.ts'
import { findRedirect } from './redirects/find-redirect.ts'

function routeArticles(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.listArticles, ({ query, viewer, db }) => listArticles(platform, db, viewer, query))
  const stored = createArticleCache(platform)
  mount(app, calls.getArticle, async ({ params: { uid }, query: { preview }, viewer, db, request, reply }) => {
    const read = () => readArticle(platform, db, viewer, uid, preview)
    const acceptsCached = acceptedAge(request, maxAgeSeconds) >= maxAgeSeconds
    if (!acceptsCached || preview !== undefined || !mayReadContent(viewer)) return { payload: await read() }
    const { article, etag } = await stored.whole(uid, read)
    reply.header('etag', etag)
    return { payload: article }
  })
  mount(app, calls.countRead, ({ params: { uid }, db, request }) =>
    countRead(platform, db, { uid, address: request.ip, userAgent: request.headers['user-agent'] }),
  )
  mount(app, calls.listRelatedArticles, async ({ params, viewer, db }) =>
    wholeList(await listRelated(platform, db, viewer, params.uid)),
  )
}

function routeCatalogue(app: FastifyInstance, platform: Platform, mount: Mount): void {
  const { cursors } = platform
  mount(app, calls.listAuthors, ({ query, db }) => authorCatalogue.list(cursors, db, query))
  mount(app, calls.getAuthor, async ({ params, db }) => ({ payload: await authorCatalogue.get(db, params.uid) }))
  mount(app, calls.listCategories, ({ query, db }) => categoryCatalogue.list(cursors, db, query))
  mount(app, calls.getCategory, async ({ params, db }) => ({ payload: await categoryCatalogue.get(db, params.uid) }))
  mount(app, calls.listTags, ({ query, db }) => tagCatalogue.list(cursors, db, query))
  mount(app, calls.getTag, async ({ params, db }) => ({ payload: await tagCatalogue.get(db, params.uid) }))
  mount(app, calls.listPages, async ({ query, db }) => {
    const { payload, page } = await pageCatalogue.list(cursors, db, query)
    return { payload: await fillPages(platform, db, payload), page }
  })
  mount(app, calls.getPage, async ({ params, query, db }) => ({
    payload: await readPreview(platform, db, params.uid, query.preview),
  }))
  mount(app, calls.listMedia, ({ query, db }) => listMedia(cursors, db, query))
  mount(app, calls.getMedia, async ({ params, db }) => ({ payload: await readMedia(db, params.uid) }))
  mount(app, findRedirectCall, async ({ query, db }) => ({ payload: await findRedirect(db, query.path) }))
}

export function routeContent(app: FastifyInstance, platform: Platform, mount: Mount): void {
  routeArticles(app, platform, mount)
  routeCatalogue(app, platform, mount)
}
