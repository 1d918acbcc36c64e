import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Cache } from '../../../platform/cache/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { colours, logoText, readSettings } from '../../../platform/settings/index.ts'
import { storageKey } from '../media/media-files.ts'
import type { ArticleRow, ImageRow } from '../reading/present.ts'
import { findArticle, readableAt } from '../reading/queries-articles.ts'
import { drawSharePicture, type ShareContent } from './draw-picture.ts'
import { createDrawingQueue } from './drawing-queue.ts'

/** Room for about 180 pictures of 90 KB. */
const maxBytes = 16 * 1024 * 1024

type Ports = Pick<Platform, 'clock' | 'config' | 'storage'>

/** The smallest WebP file that is wide enough, or else the largest; the original if there is none. AVIF decodes slower. */
function fileOf({ file, variants }: ImageRow): string {
  const webp = variants.filter(({ type }) => type === 'image/webp').toSorted((a, b) => a.width - b.width)
  return (webp.find(({ width }) => width >= 960) ?? webp.at(-1))?.file ?? file
}

async function illustrationOf({ storage }: Ports, image: ImageRow | null) {
  const found = image ? await storage.get(storageKey(image.uid, fileOf(image))) : undefined
  if (!image || !found) return undefined
  return { bytes: await buffer(found.stream), focus: { x: image.focalX, y: image.focalY } }
}

type Look = Required<Pick<ShareContent, 'siteName' | 'colours'>>

/** Digest of everything that is drawn: it changes with the author's name or the site's colours, even if the article's date does not. */
function digestOf({ title, author, image }: ArticleRow, { siteName, colours: { accent, ink } }: Look): string {
  const drawn = [
    title,
    author.name,
    image && [image.uid, fileOf(image), image.focalX, image.focalY],
    siteName,
    accent,
    ink,
  ]
  return createHash('sha256').update(JSON.stringify(drawn)).digest('base64url').slice(0, 27)
}

export interface SharePicture {
  etag: string
  /** @throws 503 if too many pictures wait to be drawn */
  load(): Promise<Buffer>
}

/** Draws each article's picture once, even for parallel requests. */
export function createSharePictures(
  ports: Ports,
  drawPicture = drawSharePicture,
): (db: Database, uid: string) => Promise<SharePicture> {
  const inTurn = createDrawingQueue()
  const drawn = new Cache<Buffer>({ bytes: maxBytes, sizeOf: ({ length }) => length })

  async function draw(row: ArticleRow, look: Look): Promise<Buffer> {
    const image = await illustrationOf(ports, row.image)
    return drawPicture({ ...look, title: row.title, signature: row.author.name, image })
  }

  /** @throws 404 */
  return async (db, uid) => {
    const row = await findArticle(db, uid, readableAt(ports.clock.now()), false)
    if (!row) throw notFound()
    const look = await readSettings(db, ports.config, { siteName: logoText, colours })
    const key = digestOf(row, look)
    return { etag: `"og-${key}"`, load: () => drawn.load(key, () => inTurn(() => draw(row, look))) }
  }
}
