import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { createSharePictures } from './picture-of-article.ts'

const filePattern = /^([a-z0-9-]{1,96})\.jpg$/

/** GET /media/og/<article>.jpg: the preview picture shown by other sites when an article is shared */
export function serveSharePictures(app: FastifyInstance, platform: OpenedPlatform): void {
  const pictureOf = createSharePictures(platform)
  app.get<{ Params: { file: string } }>('/media/og/:file', { logLevel: 'warn' }, async (request, reply) => {
    const uid = filePattern.exec(request.params.file)?.[1]
    if (!uid) throw notFound()
    const { etag, load } = await pictureOf(platform.db, uid)
    const isKnown = request.headers['if-none-match'] === etag
    const bytes = isKnown ? undefined : await load()
    reply.headers({
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      etag,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    return bytes ? reply.type('image/jpeg').send(bytes) : reply.status(304).send()
  })
}
