import type { FastifyInstance } from 'fastify'
import { icons, initialOf, mailLogoFile, shareFile } from '../../../contracts/administration/identity-files.ts'
import { Cache } from '../../../platform/cache/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import { loadSharp } from '../../../platform/files/index.ts'
import { headersOfPagesAlone } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { createDrawingQueue, cropToCover, drawSharePicture, loadPicture, shareSize } from '../../articles/index.ts'
import { drawInitial, drawPictureIcon } from './draw-icon.ts'
import { drawMailLogo } from './draw-logo.ts'
import { keepDrawing } from './keep-drawing.ts'
import { type OwnIdentity, readIdentity } from './read-identity.ts'

type Ports = Pick<OpenedPlatform, 'db' | 'storage'>
type Draw = (ports: Ports, identity: OwnIdentity) => Promise<Buffer>

const pictureOf = async (ports: Ports, image: { uid: string } | null) =>
  image ? loadPicture(ports, ports.db, image.uid) : undefined

const drawIcon =
  (square: (typeof icons)[keyof typeof icons]): Draw =>
  async (ports, { name, colours, icon }) => {
    const picture = square.shape === 'badge' ? undefined : await pictureOf(ports, icon)
    if (picture) return drawPictureIcon(picture, colours.accent, square)
    return drawInitial({ letter: initialOf(name), colours }, square)
  }

/** @throws 404 where the logo is a text */
const drawLogo: Draw = async (ports, { logo, colours }) => {
  const picture = await pictureOf(ports, logo)
  if (!picture) throw notFound()
  return drawMailLogo(picture, colours.paper)
}

const drawShare: Draw = async (ports, { share, name, colours }) => {
  const picture = await pictureOf(ports, share)
  if (!picture) return drawSharePicture({ title: name, colours })
  const sharp = await loadSharp()
  return sharp(await cropToCover(picture, shareSize))
    .flatten({ background: colours.accent })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

const drawings: readonly (readonly [file: string, type: string, draw: Draw])[] = [
  ...Object.values(icons).map((icon) => [icon.file, 'image/png', drawIcon(icon)] as const),
  [mailLogoFile, 'image/png', drawLogo],
  [shareFile, 'image/jpeg', drawShare],
]

/** The largest is the share picture, about 60 KB. */
const maxBytes = 2 * 1024 * 1024

const forever = 'public, max-age=31536000, immutable'
/** An address without the present version, as in older mails, shows what the site looks like now. */
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
