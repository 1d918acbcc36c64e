import { z } from 'zod'
import type { SkippedRow } from '../tables-exchange.ts'
import { type Archive, documentOf } from './archive.ts'
import { refusedFile } from './refused-file.ts'
import { quoted, type Source, type SourceEntry, type SourcePost } from './source.ts'

const maxJsonBytes = 128 * 1024 * 1024

const id = z.union([z.string(), z.number()]).transform(String)
const words = z.string().nullish()
const order = z.number().nullish()

const post = z.object({
  id,
  title: words,
  slug: words,
  html: words,
  status: words,
  type: words,
  page: z.union([z.boolean(), z.number()]).nullish(),
  custom_excerpt: words,
  feature_image: words,
  feature_image_alt: words,
  feature_image_caption: words,
  meta_title: words,
  meta_description: words,
  published_at: words,
  author_id: id.nullish(),
})
type Post = z.output<typeof post>

const data = z.object({
  posts: z.array(post),
  tags: z.array(z.object({ id, name: words, slug: words, description: words, visibility: words })).default([]),
  users: z.array(z.object({ id, name: words, slug: words, bio: words })).default([]),
  posts_tags: z.array(z.object({ post_id: id, tag_id: id, sort_order: order })).default([]),
  posts_authors: z.array(z.object({ post_id: id, author_id: id, sort_order: order })).default([]),
  posts_meta: z.array(post.partial().extend({ post_id: id })).default([]),
  settings: z.array(z.object({ key: words, value: z.unknown() })).default([]),
})
type Data = z.output<typeof data>

/** Ghost has written both forms. */
const file = z.union([
  z.object({ db: z.array(z.object({ data })).min(1) }).transform(({ db }) => db[0]?.data as Data),
  z.object({ data }).transform((one) => one.data),
])

async function parse(archive: Archive): Promise<Data> {
  const bytes = await archive.read(documentOf(archive, '.json'), maxJsonBytes)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return file.parse(JSON.parse(text))
  } catch (error) {
    throw refusedFile('Ce fichier n’est pas un export JSON de Ghost.', String(error).slice(0, 500))
  }
}

/** The references of each post, in their order. */
function grouped<Row extends { post_id: string; sort_order?: number | null | undefined }>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Map<string, string[]> {
  const sorted = [...rows].sort((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0))
  const groups = new Map<string, string[]>()
  for (const row of sorted) groups.set(row.post_id, [...(groups.get(row.post_id) ?? []), idOf(row)])
  return groups
}

/** Tags that begin with # are for Ghost's themes, and never shown. */
const isInternal = ({ name, visibility }: Data['tags'][number]): boolean =>
  visibility === 'internal' || (name ?? '').startsWith('#')

const isPage = (one: Post): boolean => one.type === 'page' || one.page === true || one.page === 1

const states: Readonly<Record<string, SourcePost['state']>> = {
  published: 'published',
  scheduled: 'scheduled',
  draft: 'draft',
}

function momentOf(text: string | null | undefined): string | null {
  const date = text ? new Date(text) : undefined
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null
}

function seoOf(one: Post): SourcePost['seo'] {
  if (!one.meta_title && !one.meta_description) return null
  return {
    ...(one.meta_title ? { title: one.meta_title } : {}),
    ...(one.meta_description ? { description: one.meta_description } : {}),
  }
}

const withoutTags = (html: string): string => html.replace(/<[^>]{0,500}>/g, '').trim()

interface References {
  tags: Map<string, string[]>
  authors: Map<string, string[]>
  internal: ReadonlySet<string>
}

function toPost(one: Post, { tags, authors, internal }: References): SourcePost {
  const shown = (tags.get(one.id) ?? []).filter((tag) => !internal.has(tag))
  const slug = one.slug ?? ''
  return {
    id: one.id,
    kind: isPage(one) ? 'page' : 'article',
    slug,
    title: one.title ?? '',
    excerpt: one.custom_excerpt ?? '',
    html: one.html ?? '',
    state: states[one.status ?? 'draft'] ?? 'draft',
    date: momentOf(one.published_at),
    author: authors.get(one.id)?.[0] ?? one.author_id ?? null,
    // Ghost calls the first tag the primary one; it has no categories.
    category: shown[0] ?? null,
    tags: shown,
    image: one.feature_image
      ? {
          url: one.feature_image,
          alt: one.feature_image_alt ?? undefined,
          caption: withoutTags(one.feature_image_caption ?? ''),
        }
      : null,
    seo: seoOf(one),
    path: slug === '' ? null : `/${slug}/`,
  }
}

function leftOut(found: Data, authors: References['authors']): SkippedRow[] {
  const internal = found.tags.filter(isInternal)
  const several = found.posts.filter(({ id }) => (authors.get(id)?.length ?? 0) > 1)
  return [
    ...internal.map(({ name }) => ({ what: `Étiquette ${quoted(name ?? '')}`, why: 'Étiquette interne de Ghost.' })),
    ...several.map(({ title }) => ({
      what: `Article ${quoted(title ?? '')}`,
      why: 'Plusieurs signatures\u00a0: la première est gardée.',
    })),
  ]
}

const entryOf = (one: { id: string; slug?: string | null | undefined; name?: string | null | undefined }, text = '') =>
  ({ id: one.id, slug: one.slug ?? '', name: one.name || one.slug || one.id, text }) satisfies SourceEntry

/** The posts with what newer versions keep in a table of its own. */
function described(found: Data): Post[] {
  const meta = new Map(found.posts_meta.map((row) => [row.post_id, row]))
  return found.posts.map((one) => {
    const more = Object.entries(meta.get(one.id) ?? {}).filter(([name, value]) => name !== 'id' && value != null)
    return { ...one, ...Object.fromEntries(more) }
  })
}

function hostsOf(found: Data): string[] {
  const url = found.settings.find(({ key }) => key === 'url' || key === 'site_url')?.value
  return typeof url === 'string' && URL.canParse(url) ? [new URL(url).origin] : []
}

/** @throws 400 where it is not an export of Ghost */
export async function openGhost(archive: Archive): Promise<Source> {
  const found = await parse(archive)
  const authors = grouped(found.posts_authors, (row) => row.author_id)
  const internal = new Set(found.tags.filter(isInternal).map((tag) => tag.id))
  const references = { tags: grouped(found.posts_tags, (row) => row.tag_id), authors, internal }
  const posts = described(found).map((one) => toPost(one, references))
  const tags = found.tags.filter((tag) => !internal.has(tag.id))
  const primary = new Set(posts.flatMap(({ category }) => category ?? []))
  return {
    origin: 'ghost',
    hosts: ['__GHOST_URL__', ...hostsOf(found)],
    authors: found.users.map((one) => entryOf(one, one.bio ?? '')),
    categories: tags.filter((tag) => primary.has(tag.id)).map((tag) => entryOf(tag, tag.description ?? '')),
    tags: tags.map((tag) => entryOf(tag)),
    addresses: posts,
    attachments: new Map(),
    skipped: leftOut(found, authors),
    async *posts() {
      yield* posts
    },
  }
}
