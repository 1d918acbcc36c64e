import type { SkippedRow } from '../tables-exchange.ts'
import { type Archive, documentOf } from './archive.ts'
import { fromParis } from './paris-time.ts'
import { refusedFile } from './refused-file.ts'
import {
  quoted,
  type Source,
  type SourceAddress,
  type SourceEntry,
  type SourcePicture,
  type SourcePost,
} from './source.ts'
import { readWxr, type WxrItem } from './wxr-items.ts'

const fieldOf = ({ fields }: WxrItem, name: string): string => fields[name]?.trim() ?? ''

/** What posts refer to is held in memory. */
const maxItems = 200_000

/** Drafts have no date in UTC. */
const noDate = '0000-00-00 00:00:00'

function dateOf(item: WxrItem): string | null {
  const utc = fieldOf(item, 'wp:post_date_gmt')
  const local = fieldOf(item, 'wp:post_date')
  const date =
    utc !== '' && utc !== noDate ? new Date(`${utc.replace(' ', 'T')}Z`) : local !== noDate && fromParis(local)
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null
}

const states: Readonly<Record<string, SourcePost['state']>> = {
  publish: 'published',
  future: 'scheduled',
  draft: 'draft',
  pending: 'draft',
  private: 'draft',
}

const notBrought: Readonly<Record<string, string>> = {
  trash: 'Était à la corbeille.',
  'auto-draft': 'Brouillon vide que WordPress avait ouvert.',
  inherit: 'Révision\u00a0: seul le texte courant est repris.',
}

const isPost = (item: WxrItem): boolean => ['post', 'page'].includes(fieldOf(item, 'wp:post_type'))

function pathOf(item: WxrItem): string | null {
  const link = fieldOf(item, 'link')
  if (!URL.canParse(link)) return null
  const { pathname, search } = new URL(link)
  return search === '' && pathname !== '/' ? pathname : null
}

function addressOf(item: WxrItem): SourceAddress {
  return {
    id: fieldOf(item, 'wp:post_id'),
    kind: fieldOf(item, 'wp:post_type') === 'page' ? 'page' : 'article',
    slug: decodeSlug(fieldOf(item, 'wp:post_name')),
    title: fieldOf(item, 'title'),
    path: pathOf(item),
  }
}

/** WordPress writes accents in slugs as percent signs. */
function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

const entryOf = (id: string, slug: string, name: string, text = ''): SourceEntry => ({
  id,
  slug: decodeSlug(slug),
  name: name || slug || id,
  text,
})

interface Catalogue {
  origin: string
  hosts: Set<string>
  authors: Map<string, SourceEntry>
  categories: Map<string, SourceEntry>
  tags: Map<string, SourceEntry>
  addresses: SourceAddress[]
  attachments: Map<string, SourcePicture>
  skipped: SkippedRow[]
  version: string
}

function noteTerms({ terms }: WxrItem, catalogue: Catalogue): void {
  for (const { domain, slug, name } of terms) {
    const into = domain === 'category' ? catalogue.categories : domain === 'post_tag' ? catalogue.tags : undefined
    if (into && !into.has(slug)) into.set(slug, entryOf(slug, slug, name))
  }
  // Further categories become tags.
  for (const { slug, name } of terms.filter(({ domain }) => domain === 'category').slice(1)) {
    if (!catalogue.tags.has(slug)) catalogue.tags.set(slug, entryOf(slug, slug, name))
  }
}

function noteItem(item: WxrItem, catalogue: Catalogue): void {
  const type = fieldOf(item, 'wp:post_type')
  const status = fieldOf(item, 'wp:status')
  const title = fieldOf(item, 'title') || fieldOf(item, 'wp:post_id')
  if (type === 'attachment') {
    const alt = item.meta._wp_attachment_image_alt
    const url = fieldOf(item, 'wp:attachment_url') || fieldOf(item, 'guid')
    catalogue.attachments.set(fieldOf(item, 'wp:post_id'), { url, alt, caption: fieldOf(item, 'excerpt:encoded') })
  } else if (!isPost(item)) {
    catalogue.skipped.push({
      what: `${type || 'Élément'} ${quoted(title)}`,
      why: 'Ce type de contenu n’est pas repris.',
    })
  } else if (notBrought[status]) {
    catalogue.skipped.push({ what: `Article ${quoted(title)}`, why: notBrought[status] })
  } else {
    catalogue.addresses.push(addressOf(item))
    noteTerms(item, catalogue)
    const login = fieldOf(item, 'dc:creator')
    if (login !== '' && !catalogue.authors.has(login)) catalogue.authors.set(login, entryOf(login, login, login))
    const lost = status === 'private' ? 'Article privé\u00a0: repris comme brouillon.' : undefined
    if (lost) catalogue.skipped.push({ what: `Article ${quoted(title)}`, why: lost })
  }
}

/** What one element of the channel says, apart from the posts. */
function note(item: WxrItem, catalogue: Catalogue): void {
  const text = fieldOf(item, '')
  if (item.name === 'wp:wxr_version') catalogue.version = text
  else if (item.name === 'wp:base_blog_url' || item.name === 'wp:base_site_url' || item.name === 'link') {
    if (URL.canParse(text)) catalogue.hosts.add(new URL(text).origin)
    if (item.name === 'wp:base_blog_url' || catalogue.origin === '') catalogue.origin = text
  } else if (item.name === 'wp:author') {
    const login = fieldOf(item, 'wp:author_login')
    catalogue.authors.set(login, entryOf(login, login, fieldOf(item, 'wp:author_display_name')))
  } else if (item.name === 'wp:category') {
    const slug = fieldOf(item, 'wp:category_nicename')
    const description = fieldOf(item, 'wp:category_description')
    catalogue.categories.set(slug, entryOf(slug, slug, fieldOf(item, 'wp:cat_name'), description))
  } else if (item.name === 'wp:tag') {
    const slug = fieldOf(item, 'wp:tag_slug')
    catalogue.tags.set(slug, entryOf(slug, slug, fieldOf(item, 'wp:tag_name')))
  } else if (item.name === 'item') noteItem(item, catalogue)
}

function seoOf({ meta }: WxrItem): SourcePost['seo'] {
  const title = meta._yoast_wpseo_title ?? meta.rank_math_title
  const description = meta._yoast_wpseo_metadesc ?? meta.rank_math_description
  // Yoast writes variables between percent signs.
  const seo = { ...(title && !title.includes('%%') ? { title } : {}), ...(description ? { description } : {}) }
  return Object.keys(seo).length === 0 ? null : seo
}

function toPost(item: WxrItem, attachments: Catalogue['attachments']): SourcePost {
  const categories = item.terms.filter(({ domain }) => domain === 'category').map(({ slug }) => slug)
  const tags = item.terms.filter(({ domain }) => domain === 'post_tag').map(({ slug }) => slug)
  return {
    ...addressOf(item),
    excerpt: fieldOf(item, 'excerpt:encoded'),
    html: item.fields['content:encoded'] ?? '',
    state: states[fieldOf(item, 'wp:status')] ?? 'draft',
    date: dateOf(item),
    author: fieldOf(item, 'dc:creator') || null,
    category: categories[0] ?? null,
    tags: [...tags, ...categories.slice(1)],
    image: attachments.get(item.meta._thumbnail_id?.trim() ?? '') ?? null,
    seo: seoOf(item),
  }
}

/** Reads the file twice: first what posts refer to, then the posts one by one. @throws 400 where it is none of WordPress */
export async function openWxr(archive: Archive): Promise<Source> {
  const path = documentOf(archive, '.xml')
  const catalogue: Catalogue = {
    origin: '',
    hosts: new Set(),
    authors: new Map(),
    categories: new Map(),
    tags: new Map(),
    addresses: [],
    attachments: new Map(),
    skipped: [],
    version: '',
  }
  let items = 0
  for await (const item of readWxr(await archive.stream(path))) {
    items += 1
    if (items > maxItems) throw refusedFile('Ce fichier contient trop d’éléments.')
    note(item, catalogue)
  }
  if (catalogue.version === '') throw refusedFile('Ce fichier n’est pas un export WXR de WordPress.', 'no wxr_version')
  const { hosts, authors, categories, tags } = catalogue
  return {
    ...catalogue,
    origin: `wxr:${catalogue.origin}`,
    hosts: [...hosts],
    authors: [...authors.values()],
    categories: [...categories.values()],
    tags: [...tags.values()],
    async *posts() {
      for await (const item of readWxr(await archive.stream(path))) {
        if (item.name === 'item' && isPost(item) && !notBrought[fieldOf(item, 'wp:status')]) {
          yield toPost(item, catalogue.attachments)
        }
      }
    },
  }
}
