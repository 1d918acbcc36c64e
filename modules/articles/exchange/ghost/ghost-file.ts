import { z } from 'zod'
import type { SkippedRow } from '../../tables-exchange.ts'
import { type Archive, documentOf } from '../conversion/archive.ts'
import { refusedFileError } from '../conversion/refused-file-error.ts'
import { cleanText } from '../html/clean-text.ts'

const maxJsonBytes = 128 * 1024 * 1024

const id = z.union([z.string(), z.number()]).transform((value) => cleanText(String(value)))
/** Converts numbers and booleans to text, and anything else to null: one bad value must not invalidate the file. */
const words = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value === 'string') return cleanText(value)
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
  })
const order = z.number().catch(0)
const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 1 || value === 'true')

const post = z.object({
  id,
  title: words,
  slug: words,
  html: words,
  mobiledoc: words,
  lexical: words,
  /** used before version 1 */
  markdown: words,
  status: words,
  type: words,
  page: flag,
  visibility: words,
  featured: flag,
  email_only: flag,
  custom_excerpt: words,
  feature_image: words,
  feature_image_alt: words,
  feature_image_caption: words,
  meta_title: words,
  meta_description: words,
  canonical_url: words,
  codeinjection_head: words,
  codeinjection_foot: words,
  /** text, or milliseconds */
  published_at: words,
  created_at: words,
  author_id: id.nullable().catch(null),
})
export type GhostPost = z.output<typeof post>

const rows = {
  posts: post,
  tags: z.object({ id, name: words, slug: words, description: words, visibility: words }),
  users: z.object({ id, name: words, slug: words, bio: words }),
  posts_tags: z.object({ post_id: id, tag_id: id, sort_order: order }),
  posts_authors: z.object({ post_id: id, author_id: id, sort_order: order }),
  posts_meta: z.looseObject({ post_id: id }),
  settings: z.object({ key: words, value: words }),
}
type Tables = { [Name in keyof typeof rows]: z.output<(typeof rows)[Name]>[] }
export interface GhostData extends Tables {
  unreadable: SkippedRow[]
  /** other content of the file, which is not imported */
  others: SkippedRow[]
}

/** Ghost has exported both of these forms. */
const table = z.looseObject({ posts: z.array(z.unknown()) })
const file = z.union([
  z.object({ db: z.tuple([z.object({ data: table })], z.unknown()) }).transform(({ db }) => db[0].data),
  z.object({ data: table }).transform(({ data }) => data),
])

async function parse(archive: Archive): Promise<z.output<typeof table>> {
  const bytes = await archive.read(documentOf(archive, '.json'), maxJsonBytes)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return file.parse(JSON.parse(text))
  } catch (error) {
    throw refusedFileError('Ce fichier n’est pas un export JSON de Ghost.', String(error).slice(0, 500))
  }
}

function readTable<Row>(name: string, value: unknown, form: z.ZodType<Row>, unreadable: SkippedRow[]): Row[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one, index) => {
    const { success, data } = form.safeParse(one)
    if (!success) unreadable.push({ what: `Table ${name}, ligne ${index + 1}`, why: 'Cette entrée est illisible.' })
    return success ? [data] : []
  })
}

const otherTables: Readonly<Record<string, string>> = {
  members: 'Les abonnés ne sont pas repris.',
  newsletters: 'Les lettres d’information ne sont pas reprises.',
  products: 'Les offres ne sont pas reprises.',
  snippets: 'Les extraits enregistrés ne sont pas repris.',
  comments: 'Les commentaires ne sont pas repris.',
}

function leftOut(found: Record<string, unknown>): SkippedRow[] {
  return Object.entries(otherTables).flatMap(([name, why]) => {
    const value = found[name]
    return Array.isArray(value) && value.length > 0 ? [{ what: `Table ${name} (${value.length})`, why }] : []
  })
}

/**
 * Reads all readable rows.
 * @throws 400 if the file is not a Ghost export
 */
export async function readGhost(archive: Archive): Promise<GhostData> {
  const found = await parse(archive)
  const unreadable: SkippedRow[] = []
  const read = <Name extends keyof Tables>(name: Name) =>
    readTable(name, found[name], rows[name] as unknown as z.ZodType<Tables[Name][number]>, unreadable) as Tables[Name]
  return {
    posts: read('posts'),
    tags: read('tags'),
    users: read('users'),
    posts_tags: read('posts_tags'),
    posts_authors: read('posts_authors'),
    posts_meta: read('posts_meta'),
    settings: read('settings'),
    unreadable,
    others: leftOut(found),
  }
}

/** Adds the fields that newer versions store in the table `posts_meta`. */
export function addPostMeta({ posts, posts_meta }: GhostData): GhostPost[] {
  const meta = new Map(posts_meta.map((row) => [row.post_id, row]))
  return posts.map((one) => {
    const more = Object.entries(meta.get(one.id) ?? {}).filter(([name, value]) => name !== 'id' && value != null)
    const { data } = post.safeParse({ ...one, ...Object.fromEntries(more) })
    return data ?? one
  })
}
