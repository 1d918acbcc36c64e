import { z } from 'zod'
import { articleFields, articleSettings, related } from '../../../../contracts/articles/article-fields.ts'
import { articleState } from '../../../../contracts/articles/staff-articles.ts'
import { codePoints, isoDateTimeInput, slug, text, uuid } from '../../../../contracts/forms.ts'

/** Schemas of the JSON files in an export's zip, for writing and reading. */

export const manifest = z.object({ format: z.literal('eclore-content'), version: z.literal(1), exportedAt: z.string() })

const name = text(1, 200)
const image = uuid.nullable()

export const exportedAuthor = z.object({
  uid: slug,
  name,
  role: text(0, 200),
  biography: text(0, 20_000),
  credentials: text(0, 2000),
  image,
})
export const exportedCategory = z.object({ uid: slug, name, description: text(0, 5000), image })
export const exportedTag = z.object({ uid: slug, name })
/** Imports store former addresses that are longer than staff may type: an index of PostgreSQL holds 2704 bytes. */
const path = codePoints(1, 2704)
export const exportedRedirect = z.object({ source: path, target: path })

export const exportedMedia = z.object({
  uid: uuid,
  name,
  mimeType: z.string(),
  file: z.string().regex(/^[a-z0-9]+\.[a-z0-9]+$/),
  alt: text(0, 500),
  credit: text(0, 200).nullable(),
  author: slug.nullable(),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  placeholder: text(0, 5000).nullable(),
  focalX: z.number().min(0).max(1),
  focalY: z.number().min(0).max(1),
  variants: z
    .array(z.object({ file: z.string().regex(/^[a-z0-9]+\.[a-z0-9]+$/), width: z.int().positive(), type: z.string() }))
    .max(50),
  date: isoDateTimeInput,
})
export type ExportedMedia = z.output<typeof exportedMedia>

export const exportedArticle = z.object({
  uid: slug,
  title: text(1, 200),
  excerpt: text(0, 1000),
  content: text(0, 500_000),
  state: articleState,
  date: isoDateTimeInput.nullable(),
  modified: isoDateTimeInput,
  publishedAt: isoDateTimeInput.nullable(),
  ...articleFields,
  ...articleSettings,
  tags: articleSettings.tags.max(50),
  /** absent if no articles were chosen, and in exports older than this field */
  related: related.optional(),
})
export type ExportedArticle = z.output<typeof exportedArticle>

export const exportedPage = z.object({
  uid: slug,
  title: name,
  content: text(0, 500_000),
  description: text(0, 300).default(''),
  modified: isoDateTimeInput,
})
export type ExportedPage = z.output<typeof exportedPage>
