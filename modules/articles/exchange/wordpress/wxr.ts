import type { SkippedRow } from '../../tables-exchange.ts'
import { findRestrictedPart, findRestrictingSetting, isAccessRule } from '../access-rules.ts'
import { type Archive, documentOf } from '../conversion/archive.ts'
import { refusedFileError } from '../conversion/refused-file-error.ts'
import {
  dateOfMoment,
  type ImportSource,
  impossibleDateNote,
  notKeptNote,
  quoteText,
  restrictedNote,
  type SourceAddress,
  type SourceEntry,
  type SourcePicture,
  type SourcePost,
  withRealDay,
} from '../conversion/source.ts'
import { plainText } from '../html/clean-text.ts'
import { fillSeo } from './fill-seo.ts'
import { parseParisDateTime } from './paris-time.ts'
import { wordpressHtml } from './wordpress-html.ts'
import { readWxr, type WxrItem } from './wxr-items.ts'

const fieldOf = ({ fields }: WxrItem, name: string): string => fields.get(name)?.trim() ?? ''

/** Maximum number of items: data that posts refer to is held in memory. */
const maxItems = 200_000

/** Drafts have no date in UTC. */
const noDate = '0000-00-00 00:00:00'

function dateOf(item: WxrItem, notes: string[]): string | null {
  const utc = fieldOf(item, 'wp:post_date_gmt')
  const local = fieldOf(item, 'wp:post_date')
  const given = [utc, local].filter((text) => text !== '' && text !== noDate)
  if (given.length === 0) return null
  const inUtc = dateOfMoment(new Date(`${withRealDay(utc).replace(' ', 'T')}Z`))
  const inParis = parseParisDateTime(withRealDay(local))
  const date = inUtc ?? (inParis && dateOfMoment(inParis))
  if (date === null) notes.push(impossibleDateNote(given[0] ?? ''))
  return date
}

const states: ReadonlyMap<string, SourcePost['state']> = new Map([
  ['publish', 'published'],
  ['future', 'scheduled'],
  ['draft', 'draft'],
  ['pending', 'draft'],
  ['private', 'draft'],
])

const notImported: ReadonlyMap<string, string> = new Map([
  ['trash', 'Était à la corbeille.'],
  ['auto-draft', 'Brouillon vide que WordPress avait ouvert.'],
  ['inherit', 'Révision\u00a0: seul le texte courant est repris.'],
])

const isPost = (item: WxrItem): boolean => ['post', 'page'].includes(fieldOf(item, 'wp:post_type'))

function pathOf(item: WxrItem): string | null {
  const link = fieldOf(item, 'link')
  if (!URL.canParse(link)) return null
  const { pathname, search } = new URL(link)
  return search === '' && pathname !== '/' ? pathname : null
}

/** Files made by other programs may lack ids. */
const idOf = (item: WxrItem): string =>
  ['wp:post_id', 'guid', 'link', 'title'].map((name) => fieldOf(item, name)).find((value) => value !== '') ?? ''

function addressOf(item: WxrItem): SourceAddress {
  return {
    id: idOf(item),
    kind: fieldOf(item, 'wp:post_type') === 'page' ? 'page' : 'article',
    slug: decodeSlug(fieldOf(item, 'wp:post_name')),
    title: plainText(fieldOf(item, 'title')),
    path: pathOf(item),
  }
}

/** WordPress percent-encodes accented letters in slugs. */
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
  name: plainText(name) || decodeSlug(slug) || id,
  text: plainText(text),
})

interface Catalogue {
  origin: string
  hosts: Set<string>
  authors: Map<string, SourceEntry>
  categories: Map<string, SourceEntry>
  tags: Map<string, SourceEntry>
  addresses: SourceAddress[]
  attachments: Map<string, SourcePicture>
  /** identifiers of each post's attached pictures, by the post's identifier */
  pictures: Map<string, string[]>
  skipped: SkippedRow[]
  /** a content type that restricts who may read other content */
  accessRules: string | undefined
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
  const title = plainText(fieldOf(item, 'title')) || fieldOf(item, 'wp:post_id')
  const why = notImported.get(status)
  if (type === 'attachment') {
    const alt = item.meta.get('_wp_attachment_image_alt')
    const url = fieldOf(item, 'wp:attachment_url') || fieldOf(item, 'guid')
    const id = fieldOf(item, 'wp:post_id')
    const parent = fieldOf(item, 'wp:post_parent')
    catalogue.attachments.set(id, { url, alt, caption: fieldOf(item, 'excerpt:encoded') })
    const pictures = catalogue.pictures.get(parent)
    if (pictures) pictures.push(id)
    else catalogue.pictures.set(parent, [id])
  } else if (!isPost(item)) {
    if (isAccessRule(type)) catalogue.accessRules = type
    catalogue.skipped.push({
      what: `${type || 'Élément'} ${quoteText(title)}`,
      why: 'Ce type de contenu n’est pas repris.',
    })
  } else if (why) {
    catalogue.skipped.push({ what: `Article ${quoteText(title)}`, why })
  } else {
    catalogue.addresses.push(addressOf(item))
    noteTerms(item, catalogue)
    const login = fieldOf(item, 'dc:creator')
    if (login !== '' && !catalogue.authors.has(login)) catalogue.authors.set(login, entryOf(login, login, login))
  }
}

/** Records what the catalogue needs from one element of the channel. */
function note(item: WxrItem, catalogue: Catalogue): void {
  const text = fieldOf(item, '')
  if (item.name === 'wp:wxr_version') catalogue.version = text
  else if (item.name === 'wp:base_blog_url' || item.name === 'wp:base_site_url' || item.name === 'link') {
    // In a multisite network, the base site is not the exported blog: keep links to it.
    if (URL.canParse(text) && item.name !== 'wp:base_site_url') catalogue.hosts.add(new URL(text).origin)
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

const seoKeys = {
  title: ['_yoast_wpseo_title', 'rank_math_title', '_seopress_titles_title', '_aioseo_title'],
  description: ['_yoast_wpseo_metadesc', 'rank_math_description', '_seopress_titles_desc', '_aioseo_description'],
} as const

function seoOf({ meta }: WxrItem, post: { title: string; excerpt: string }, notes: string[]): SourcePost['seo'] {
  const filled = (name: 'title' | 'description'): string => {
    const template = seoKeys[name].map((key) => meta.get(key)).find((value) => value)
    const text = template && fillSeo(plainText(template), post)
    if (template && text === undefined)
      notes.push(notKeptNote(`une variable pour les moteurs, ${template.slice(0, 100)}`))
    return text ?? ''
  }
  const title = filled('title')
  const description = filled('description')
  const seo = { ...(title && title !== post.title ? { title } : {}), ...(description ? { description } : {}) }
  return Object.keys(seo).length === 0 ? null : seo
}

/** Sorts pictures as WordPress orders a gallery. */
const byNumber = (one: string, other: string): number => Number(one) - Number(other)

/** Reason why the post was not public on the WordPress site; undefined if it was. */
function restrictionOf(item: WxrItem, { accessRules }: Catalogue): string | undefined {
  if (fieldOf(item, 'wp:status') === 'private') return 'article privé'
  if (fieldOf(item, 'wp:post_password') !== '') return 'mot de passe'
  const setting = findRestrictingSetting(item.meta)
  if (setting) return `réglage ${setting.slice(0, 80)}`
  const part = findRestrictedPart(fieldOf(item, 'content:encoded'))
  if (part) return part
  return accessRules && `règles d’accès ${accessRules}, que l’export ne rattache à aucun article`
}

/** Number of the featured picture; empty without one, for which plugins also write 0 or -1. */
function thumbnailOf({ meta }: WxrItem): string {
  const id = meta.get('_thumbnail_id')?.trim() ?? ''
  return Number(id) > 0 ? id : ''
}

function notesOf(item: WxrItem, { attachments }: Catalogue): string[] {
  const status = fieldOf(item, 'wp:status')
  const thumbnail = thumbnailOf(item)
  const other = item.terms.filter(({ domain }) => domain !== 'category' && domain !== 'post_tag')
  return [
    ...(states.has(status) ? [] : [`État inconnu ${quoteText(status)}\u00a0: repris comme brouillon.`]),
    ...(thumbnail === '' || attachments.has(thumbnail)
      ? []
      : ['L’image principale n’est pas dans l’export\u00a0: exportez «\u00a0Tout le contenu\u00a0» de WordPress.']),
    ...(item.comments > 0 ? [`Les commentaires (${item.comments}) ne sont pas repris.`] : []),
    ...(fieldOf(item, 'wp:is_sticky') === '1' ? ['La mise en avant n’est pas reprise.'] : []),
    ...other.map(({ domain, name }) => `Classement non repris\u00a0: ${domain} ${quoteText(name)}.`),
  ]
}

function toPost(item: WxrItem, catalogue: Catalogue): SourcePost {
  const categories = item.terms.filter(({ domain }) => domain === 'category').map(({ slug }) => slug)
  const tags = item.terms.filter(({ domain }) => domain === 'post_tag').map(({ slug }) => slug)
  const restriction = restrictionOf(item, catalogue)
  const notes = [...(restriction ? [restrictedNote(restriction)] : []), ...notesOf(item, catalogue)]
  const address = addressOf(item)
  const excerpt = plainText(fieldOf(item, 'excerpt:encoded'))
  const text = wordpressHtml(item.fields.get('content:encoded') ?? '', item.meta.get('footnotes'), {
    attachments: catalogue.attachments,
    own: (catalogue.pictures.get(address.id) ?? []).toSorted(byNumber),
    report: (what) => notes.push(notKeptNote(what)),
  })
  return {
    ...address,
    ...text,
    excerpt,
    state: restriction ? 'draft' : (states.get(fieldOf(item, 'wp:status')) ?? 'draft'),
    date: dateOf(item, notes),
    author: fieldOf(item, 'dc:creator') || null,
    category: categories[0] ?? null,
    tags: [...tags, ...categories.slice(1)],
    image: catalogue.attachments.get(thumbnailOf(item)) ?? null,
    seo: seoOf(item, { title: address.title, excerpt }, notes),
    notes,
  }
}

/**
 * Reads the file twice: first the data that posts refer to, then the posts one by one.
 * @throws 400 if the file is not a WordPress export
 */
export async function openWxr(archive: Archive): Promise<ImportSource> {
  const path = documentOf(archive, '.xml')
  const catalogue: Catalogue = {
    origin: '',
    hosts: new Set(),
    authors: new Map(),
    categories: new Map(),
    tags: new Map(),
    addresses: [],
    attachments: new Map(),
    pictures: new Map(),
    skipped: [],
    accessRules: undefined,
    version: '',
  }
  let items = 0
  for await (const item of readWxr(await archive.stream(path))) {
    items += 1
    if (items > maxItems) throw refusedFileError('Ce fichier contient trop d’éléments.')
    note(item, catalogue)
  }
  if (catalogue.version === '')
    throw refusedFileError('Ce fichier n’est pas un export WXR de WordPress.', 'no wxr_version')
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
        if (item.name === 'item' && isPost(item) && !notImported.has(fieldOf(item, 'wp:status'))) {
          yield toPost(item, catalogue)
        }
      }
    },
  }
}
