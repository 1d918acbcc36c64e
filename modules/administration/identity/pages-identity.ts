import type { FastifyInstance } from 'fastify'
import { type IconName, icons, mailLogoFile, shareImageFile } from '../../../contracts/administration/identity-files.ts'
import { Cache } from '../../../platform/cache/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import { headersOfPagesAlone } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { createDrawingQueue } from '../../articles/index.ts'
import { drawIcon, drawLogo, drawSiteShare } from './draw-identity.ts'
import { keepDrawing } from './keep-drawing.ts'
import { type OwnIdentity, readIdentity } from './read-identity.ts'

type Draw = (ports: OpenedPlatform, identity: OwnIdentity) => Promise<Buffer>

/** @throws 404 when the logo is a text */
const drawMailFile: Draw = async (ports, { logo, colours }) => {
  const drawn = await drawLogo(ports, logo, colours.paper)
  if (!drawn) throw notFound()
  return drawn
}

type Drawing = readonly [file: string, type: string, draw: Draw]

const iconFile = (name: IconName): Drawing => [
  icons[name].file,
  'image/png',
  (ports, identity) => drawIcon(ports, identity, name),
]

const drawings: readonly Drawing[] = [
  ...(Object.keys(icons) as IconName[]).map(iconFile),
  [mailLogoFile, 'image/png', drawMailFile],
  [shareImageFile, 'image/jpeg', drawSiteShare],
]

/** Cache limit; the largest drawing is the share picture, about 60 KB. */
const maxBytes = 2 * 1024 * 1024

const forever = 'public, max-age=31536000, immutable'
/** Cache header for URLs without the current version, as in older mails: they show the current identity. */
const passing = 'public, max-age=300'

/** Serves icons, the logo of mails and the share picture, drawn once for each version of the identity. */
export function serveIdentity(app: FastifyInstance, platform: OpenedPlatform): void {
  const drawn = new Cache<Buffer>({ bytes: maxBytes, sizeOf: ({ length }) => length })
  const inTurn = createDrawingQueue()
  for (const [file, type, draw] of drawings) {
    app.get<{ Querystring: { v?: unknown } }>(`/${file}`, { logLevel: 'warn' }, async (request, reply) => {
      const identity = await readIdentity(platform, platform.db)
      const { version } = identity
      const etag = `"${version}"`
      const isKnown = request.headers['if-none-match'] === etag
      const make = () => inTurn(() => draw(platform, identity))
      const load = () => keepDrawing(platform, { file, type, version }, make)
      const bytes = isKnown ? undefined : await drawn.load(`${version}/${file}`, load)
      for (const name of headersOfPagesAlone) reply.removeHeader(name)
      reply.headers({
        'cache-control': request.query.v === version ? forever : passing,
        etag,
        'x-content-type-options': 'nosniff',
        // Mails and other sites show these pictures too.
        'cross-origin-resource-policy': 'cross-origin',
      })
      return bytes ? reply.type(type).send(bytes) : reply.status(304).send()
    })
  }
}
