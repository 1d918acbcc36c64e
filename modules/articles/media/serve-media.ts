import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import { headersOfPagesAlone } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { mediaAddress } from '../reading/present.ts'
import { markOf, storageKey, typeOfFile } from './media-files.ts'
import { findFile } from './queries-media.ts'

const uidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const filePattern = /^[a-z0-9]+\.[a-z0-9]+$/

/** Cache header of files. A file never changes under its URL: a replacement gets another name. */
const forever = 'public, max-age=31536000, immutable'

/** Cache header of redirects: the file may be replaced again. */
const passing = 'public, max-age=60'

/** Finds the current address of a medium whose file was replaced. @throws 404 */
async function currentAddress(db: Database, uid: string, file: string): Promise<string> {
  const current = await findFile(db, uid)
  if (!current || current === file || markOf(current) === '') throw notFound()
  return mediaAddress(uid, current)
}

export function serveMedia(app: FastifyInstance, { storage, db }: Pick<OpenedPlatform, 'storage' | 'db'>): void {
  app.get<{ Params: { uid: string; file: string } }>(
    '/media/:uid/:file',
    { logLevel: 'warn' },
    async (request, reply) => {
      const { uid, file } = request.params
      const type = typeOfFile(file)
      if (!type || !uidPattern.test(uid) || !filePattern.test(file)) throw notFound()
      const etag = `"${uid}-${file}"`
      for (const name of headersOfPagesAlone) reply.removeHeader(name)
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
      if (!found) {
        const current = await currentAddress(db, uid, file)
        return reply.removeHeader('etag').header('cache-control', passing).redirect(current, 302)
      }
      return reply.type(type).header('content-length', found.size).send(found.stream)
    },
  )
}
