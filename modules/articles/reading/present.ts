import { type ArticleFields, pickPlain } from '../../../contracts/articles/article-fields.ts'
import type { Article, ArticleSummary, Image, Media, Tag } from '../../../contracts/articles/content-entities.ts'
import type { media, Variant } from '../tables.ts'

export type MediaRow = typeof media.$inferSelect

export type ImageRow = Pick<
  MediaRow,
  'uid' | 'file' | 'alt' | 'width' | 'height' | 'credit' | 'placeholder' | 'focalX' | 'focalY' | 'variants'
>

export const mediaAddress = (uid: string, file: string): string => `/media/${uid}/${file}`

/** Best formats first, narrow before wide: the order of a `<picture>`. */
export function toSources(uid: string, variants: readonly Variant[]) {
  return [...variants]
    .sort((a, b) => (a.type < b.type ? -1 : a.type > b.type ? 1 : a.width - b.width))
    .map(({ file, width, type }) => ({ url: mediaAddress(uid, file), width, type }))
}

export function toImage(row: ImageRow | null): Image | null {
  if (row === null) return null
  return {
    uid: row.uid,
    url: mediaAddress(row.uid, row.file),
    alt: row.alt,
    width: row.width ?? 0,
    height: row.height ?? 0,
    credit: row.credit,
    sources: toSources(row.uid, row.variants),
    placeholder: row.placeholder,
    focalX: row.focalX,
    focalY: row.focalY,
  }
}

export function toMedia(row: MediaRow): Media {
  return {
    uid: row.uid,
    name: row.name,
    mimeType: row.mimeType,
    url: mediaAddress(row.uid, row.file),
    alt: row.alt,
    width: row.width,
    height: row.height,
    size: row.size,
    date: row.date.toISOString(),
  }
}

export interface ArticleRow extends ArticleFields {
  uid: string
  title: string
  excerpt: string
  date: Date | null
  modified: Date
  readingTime: number
  image: ImageRow | null
  author: { uid: string; name: string }
  authorImage: ImageRow | null
  category: { uid: string; name: string }
  tags: Tag[]
}

export function toSummary(row: ArticleRow, restricted: boolean): ArticleSummary {
  return {
    uid: row.uid,
    title: row.title,
    excerpt: row.excerpt,
    restricted,
    // A draft without a date is visible in a preview only.
    date: (row.date ?? row.modified).toISOString(),
    modified: row.modified.toISOString(),
    readingTime: row.readingTime,
    ...pickPlain(row),
    image: toImage(row.image),
    author: { ...row.author, image: toImage(row.authorImage) },
    category: row.category,
    tags: row.tags,
  }
}

/** @param content null when the viewer may not read it; it was then not read from the database */
export function toArticle(row: ArticleRow, content: string | null): Article {
  return { ...toSummary(row, content === null), content }
}
