import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Cache } from '../../../platform/cache/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { storageKey } from '../media/media-files.ts'
import type { ArticleRow, ImageRow } from '../reading/present.ts'
import { findArticle, readableAt } from '../reading/queries-articles.ts'
import { drawSharePicture } from './draw-picture.ts'

/** About 90 KB each. */
const maxBytes = 16 * 1024 * 1024

type Ports = Pick<Platform, 'clock' | 'storage'>

/** The smallest file that is large enough; AVIF last, because it is the slowest to decode. */
function fileOf({ file, variants }: ImageRow): string {
  const webp = variants.filter(({ type }) => type === 'image/webp').toSorted((a, b) => a.width - b.width)
  return (webp.find(({ width }) => width >= 960) ?? webp.at(-1))?.file ?? file
}

async function illustrationOf({ storage }: Ports, image: ImageRow | null) {
  const found = image ? await storage.get(storageKey(image.uid, fileOf(image))) : undefined
  if (!image || !found) return undefined
  return { bytes: await buffer(found.stream), focus: { x: image.focalX, y: image.focalY } }
}

/**
 * Covers everything that is drawn: a change of the author's name or picture changes it, even if the article's date does
 * not.
 */
function digestOf({ title, author, image }: ArticleRow): string {
  const drawn = [title, author.name, image && [image.uid, fileOf(image), image.focalX, image.focalY]]
  return createHash('sha256').update(JSON.stringify(drawn)).digest('base64url').slice(0, 27)
}

export interface SharePicture {
  bytes: Buffer
  etag: string
}

/** Draws each article's picture once, also for parallel requests. */
export function createSharePictures(ports: Ports): (db: Database, uid: string) => Promise<SharePicture> {
  const drawn = new Cache<Buffer>({ bytes: maxBytes, sizeOf: ({ length }) => length })

  async function draw(row: ArticleRow): Promise<Buffer> {
    const image = await illustrationOf(ports, row.image)
    return drawSharePicture({ title: row.title, author: row.author.name, image })
  }

  /** @throws 404 */
  return async (db, uid) => {
    const row = await findArticle(db, uid, readableAt(ports.clock.now()), false)
    if (!row) throw notFound()
    const key = digestOf(row)
    return { bytes: await drawn.load(key, () => draw(row)), etag: `"og-${key}"` }
  }
}
