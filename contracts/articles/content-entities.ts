import { z } from 'zod'
import { count, isoDateTime, slug, uuid } from '../forms.ts'
import { articleFields } from './article-fields.ts'

export const imageSource = z.object({ url: z.string(), width: count, type: z.string() }).meta({ id: 'ImageSource' })
export type ImageSource = z.output<typeof imageSource>

export const image = z
  .object({
    uid: uuid,
    url: z.string(),
    alt: z.string(),
    width: count,
    height: count,
    credit: z.string().nullable(),
    sources: z.array(imageSource),
    placeholder: z.string().nullable().meta({ description: 'A tiny picture as a data: address, to show meanwhile' }),
    focalX: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'The point to keep in sight when cropped: share of the width' }),
    focalY: z.number().min(0).max(1).meta({ description: 'Share of the height' }),
  })
  .meta({ id: 'Image' })
export type Image = z.output<typeof image>

export const embeddedAuthor = z
  .object({ uid: slug, name: z.string(), image: image.nullable() })
  .meta({ id: 'EmbeddedAuthor' })
export type EmbeddedAuthor = z.output<typeof embeddedAuthor>

export const embeddedCategory = z.object({ uid: slug, name: z.string() }).meta({ id: 'EmbeddedCategory' })
export type EmbeddedCategory = z.output<typeof embeddedCategory>

export const tag = z.object({ uid: slug, name: z.string() }).meta({ id: 'Tag' })
export type Tag = z.output<typeof tag>

export const category = z
  .object({ uid: slug, name: z.string(), description: z.string(), image: image.nullable() })
  .meta({ id: 'Category' })
export type Category = z.output<typeof category>

export const author = z
  .object({
    uid: slug,
    name: z.string(),
    role: z.string(),
    biography: z.string(),
    credentials: z.string().meta({ description: 'Diplomas and certificates, one a line' }),
    image: image.nullable(),
  })
  .meta({ id: 'Author' })
export type Author = z.output<typeof author>

const articleHead = {
  uid: slug,
  title: z.string(),
  excerpt: z.string(),
  restricted: z.boolean(),
  date: isoDateTime,
  modified: isoDateTime,
  readingTime: count.meta({ description: 'Minutes' }),
  ...articleFields,
  image: image.nullable(),
  author: embeddedAuthor,
  category: embeddedCategory,
  tags: z.array(tag),
}

const segment = z.object({ text: z.string(), marked: z.boolean() }).meta({ id: 'Segment' })
export type Segment = z.output<typeof segment>

/** Title and excerpt of a found article. The excerpt contains only text that the reader may read. */
export const highlight = z
  .object({ title: z.array(segment), text: z.array(segment) })
  .meta({ id: 'Highlight', description: 'To a visitor: title and excerpt, never a word of the content' })
export type Highlight = z.output<typeof highlight>

/** An article of a list: without its content. */
export const articleSummary = z
  .object({ ...articleHead, highlight: highlight.optional().meta({ description: 'With `q` alone' }) })
  .meta({ id: 'ArticleSummary' })
export type ArticleSummary = z.output<typeof articleSummary>

export const article = z
  .object({
    ...articleHead,
    content: z.string().nullable().meta({ description: 'HTML; null while restricted' }),
  })
  .meta({ id: 'Article' })
export type Article = z.output<typeof article>

export const media = z
  .object({
    uid: uuid,
    name: z.string(),
    mimeType: z.string(),
    url: z.string(),
    alt: z.string(),
    width: count.nullable(),
    height: count.nullable(),
    size: count.meta({ description: 'Bytes' }),
    date: isoDateTime,
  })
  .meta({ id: 'Media' })
export type Media = z.output<typeof media>

/** A static page of the site. (`Page` is the paging of a list.) */
export const sitePage = z
  .object({
    uid: slug,
    title: z.string(),
    content: z.string(),
    description: z.string().meta({ description: 'For search engines; may be empty' }),
    modified: isoDateTime,
  })
  .meta({ id: 'SitePage' })
export type SitePage = z.output<typeof sitePage>
