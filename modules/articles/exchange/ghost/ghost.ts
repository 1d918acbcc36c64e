import type { SkippedRow } from '../../tables-exchange.ts'
import { findRestrictedPart } from '../access-rules.ts'
import type { Archive } from '../conversion/archive.ts'
import {
  dateOfMoment,
  type ImportSource,
  impossibleDateNote,
  notKeptNote,
  quoteText,
  restrictedNote,
  type SourceEntry,
  type SourcePost,
  withRealDay,
} from '../conversion/source.ts'
import { plainText } from '../html/clean-text.ts'
import { addPostMeta, type GhostData, type GhostPost, readGhost } from './ghost-file.ts'
import { ghostText } from './ghost-text.ts'

/** Groups references by post, in `sort_order`. */
function grouped<Row extends { post_id: string; sort_order: number }>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const row of rows.toSorted((one, other) => one.sort_order - other.sort_order)) {
    const group = groups.get(row.post_id)
    if (group) group.push(idOf(row))
    else groups.set(row.post_id, [idOf(row)])
  }
  return groups
}

/** Tags that begin with # are for Ghost's themes and are never displayed. */
const isInternal = ({ name, visibility }: GhostData['tags'][number]): boolean =>
  visibility === 'internal' || (name ?? '').startsWith('#')

const states: ReadonlyMap<string, SourcePost['state']> = new Map([
  ['published', 'published'],
  ['scheduled', 'scheduled'],
  ['draft', 'draft'],
])

/** Ghost writes dates as ISO 8601, as SQLite's UTC form, or in milliseconds. */
function momentOf(text: string): string | null {
  if (/^-?\d{1,17}$/.test(text)) return dateOfMoment(new Date(Number(text)))
  const isUtc = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)
  return dateOfMoment(new Date(withRealDay(isUtc ? `${text.replace(' ', 'T')}Z` : text)))
}

function dateOf({ published_at: published, created_at: created }: GhostPost, notes: string[]): string | null {
  if (!published) return null
  const date = momentOf(published)
  if (date === null) notes.push(impossibleDateNote(published))
  return date ?? (created ? momentOf(created) : null)
}

function seoOf(one: GhostPost): SourcePost['seo'] {
  if (!one.meta_title && !one.meta_description) return null
  return {
    ...(one.meta_title ? { title: one.meta_title } : {}),
    ...(one.meta_description ? { description: one.meta_description } : {}),
  }
}

interface Site {
  tags: ReadonlyMap<string, string[]>
  authors: ReadonlyMap<string, string[]>
  internal: ReadonlySet<string>
  /** the whole site has a password */
  isPrivate: boolean
}

/** Reason why the post was not public on the Ghost site; undefined if it was. */
function restrictionOf(one: GhostPost, { isPrivate }: Site): string | undefined {
  if (isPrivate) return 'site privé'
  if (one.visibility && one.visibility !== 'public') return `visibilité «\u00a0${one.visibility.slice(0, 100)}\u00a0»`
  if (one.email_only || one.status === 'sent') return 'envoyé par e-mail seulement'
  return findRestrictedPart(one.html ?? '')
}

function notesOf(one: GhostPost, authors: readonly string[]): string[] {
  const known = !one.status || states.has(one.status) || one.status === 'sent'
  return [
    ...(known ? [] : [`État inconnu «\u00a0${one.status?.slice(0, 40)}\u00a0»\u00a0: repris comme brouillon.`]),
    ...(authors.length > 1 ? ['Plusieurs signatures\u00a0: la première est gardée.'] : []),
    ...(one.featured ? ['La mise en avant n’est pas reprise.'] : []),
    ...(one.codeinjection_head || one.codeinjection_foot ? ['Le code ajouté à la page n’est pas repris.'] : []),
    ...(one.canonical_url ? ['L’adresse canonique n’est pas reprise.'] : []),
  ]
}

/** The post's HTML; if it has none, its document is rendered. */
function htmlOf(one: GhostPost, notes: string[]): string | undefined {
  if (one.html) return one.html
  const html = ghostText(one, (what) => notes.push(notKeptNote(what)))
  if (html !== undefined || !(one.mobiledoc || one.lexical)) return html ?? ''
  notes.unshift('Le texte est dans un format illisible\u00a0: repris comme brouillon, sans texte.')
  return undefined
}

function toPost(one: GhostPost, site: Site): SourcePost {
  const { tags, authors, internal } = site
  const shown = (tags.get(one.id) ?? []).filter((tag) => !internal.has(tag))
  const signatures = authors.get(one.id) ?? []
  const slug = one.slug ?? ''
  const notes = notesOf(one, signatures)
  const restriction = restrictionOf(one, site)
  if (restriction) notes.unshift(restrictedNote(restriction))
  const html = htmlOf(one, notes)
  return {
    id: one.id,
    kind: one.type === 'page' || one.page ? 'page' : 'article',
    slug,
    title: one.title ?? '',
    excerpt: one.custom_excerpt ?? '',
    html: html ?? '',
    classic: false,
    state: restriction || html === undefined ? 'draft' : (states.get(one.status ?? 'draft') ?? 'draft'),
    date: dateOf(one, notes),
    author: signatures[0] ?? one.author_id,
    // Ghost calls the first tag the primary one; it has no categories.
    category: shown[0] ?? null,
    tags: shown,
    image: one.feature_image
      ? {
          url: one.feature_image,
          alt: one.feature_image_alt ?? undefined,
          caption: plainText(one.feature_image_caption ?? ''),
        }
      : null,
    seo: seoOf(one),
    path: slug === '' ? null : `/${slug}/`,
    notes,
  }
}

function leftOut(found: GhostData): SkippedRow[] {
  const code = found.settings.some(
    ({ key, value }) => /^(?:codeinjection|ghost)_(?:head|foot)$/.test(key ?? '') && value,
  )
  return [
    ...found.unreadable,
    ...found.tags
      .filter(isInternal)
      .map(({ name }) => ({ what: `Mot-clé ${quoteText(name ?? '')}`, why: 'Mot-clé interne de Ghost.' })),
    ...found.others,
    ...(code ? [{ what: 'Site', why: 'Le code ajouté à toutes les pages n’est pas repris.' }] : []),
  ]
}

const entryOf = (
  { id, slug, name }: { id: string; slug: string | null; name: string | null },
  text = '',
): SourceEntry => ({
  id,
  slug: slug ?? '',
  name: name || slug || id,
  text,
})

function settingOf({ settings }: GhostData, ...keys: string[]): string | undefined {
  return settings.find(({ key, value }) => key !== null && keys.includes(key) && value)?.value ?? undefined
}

/**
 * Identifies a Ghost site, if possible by the database hash, which Ghost creates once, at installation.
 * Post ids do not identify it: old versions and other programs number the posts of each site 1, 2, 3.
 */
function originOf(found: GhostData): string {
  const made =
    settingOf(found, 'db_hash', 'dbHash') ?? settingOf(found, 'site_uuid') ?? settingOf(found, 'url', 'site_url')
  const [author] = found.users
  return `ghost:${(made ?? `${settingOf(found, 'title') ?? ''}/${author?.slug ?? author?.name ?? ''}`).slice(0, 200)}`
}

function hostsOf(found: GhostData): string[] {
  const url = settingOf(found, 'url', 'site_url') ?? ''
  return URL.canParse(url) ? [new URL(url).origin] : []
}

/** @throws 400 if the file is not a Ghost export */
export async function openGhost(archive: Archive): Promise<ImportSource> {
  const found = await readGhost(archive)
  const internal = new Set(found.tags.filter(isInternal).map((tag) => tag.id))
  const site: Site = {
    tags: grouped(found.posts_tags, (row) => row.tag_id),
    authors: grouped(found.posts_authors, (row) => row.author_id),
    internal,
    isPrivate: settingOf(found, 'is_private', 'isPrivate') === 'true',
  }
  const posts = addPostMeta(found).map((one) => toPost(one, site))
  const tags = found.tags.filter((tag) => !internal.has(tag.id))
  const primary = new Set(posts.flatMap(({ category }) => category ?? []))
  return {
    origin: originOf(found),
    hosts: ['__GHOST_URL__', ...hostsOf(found)],
    authors: found.users.map((one) => entryOf(one, one.bio ?? '')),
    categories: tags.filter((tag) => primary.has(tag.id)).map((tag) => entryOf(tag, tag.description ?? '')),
    tags: tags.map((tag) => entryOf(tag)),
    addresses: posts,
    skipped: leftOut(found),
    async *posts() {
      yield* posts
    },
  }
}
