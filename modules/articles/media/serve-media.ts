import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { storageKey, typeOfFile } from './media-files.ts'

const uidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const filePattern = /^[a-z0-9]+\.[a-z0-9]+$/

/** A file never changes under its URL: a new file has a new uid. */
const forever = 'public, max-age=31536000, immutable'

/** GET /media/<uid>/<file> */
export function serveMedia(app: FastifyInstance, { storage }: Pick<Platform, 'storage'>): void {
  app.get<{ Params: { uid: string; file: string } }>(
    '/media/:uid/:file',
    { logLevel: 'warn' },
    async (request, reply) => {
      const { uid, file } = request.params
      const type = typeOfFile(file)
      if (!type || !uidPattern.test(uid) || !filePattern.test(file)) throw notFound()
      const etag = `"${uid}-${file}"`
      reply.headers({
        'cache-control': forever,
        etag,
        'x-content-type-options': 'nosniff',
        // Uploaded files are served from the site's own origin: no script in them may run.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        ...(type.startsWith('image/') ? {} : { 'content-disposition': 'attachment' }),
        // Mails, feeds and previews on other sites show these pictures too.
        'cross-origin-resource-policy': 'cross-origin',
      })
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      const found = await storage.get(storageKey(uid, file))
      if (!found) throw notFound()
      return reply.type(type).header('content-length', found.size).send(found.stream)
    },
  )
}
