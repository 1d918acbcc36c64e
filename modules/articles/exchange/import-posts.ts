import { staffArticles } from '../../../contracts/articles/staff-articles.ts'
import { staffPages } from '../../../contracts/articles/staff-content.ts'
import type { Database } from '../../../platform/database/index.ts'
import { normalizePath } from '../redirects/paths.ts'
import { redirectAddress } from '../redirects/redirect.ts'
import { articles } from '../staff/articles/index.ts'
import { pages } from '../staff/pages/index.ts'
import type { SkippedRow } from '../tables-exchange.ts'
import { sanitizeHtml } from '../writing/html.ts'
import { findTakenUids } from '../writing/queries-uids.ts'
import { numberedSlug, slugOf } from '../writing/slug.ts'
import { notKeptNote, quoteText, type SourceAddress, type SourcePost } from './conversion/source.ts'
import { holdBackClaims } from './hold-back-claims.ts'
import { mapHtml } from './html/map-html.ts'
import { digestOf, type ImportRun, importItem } from './import-run.ts'
import type { createPictures } from './pictures/pictures.ts'
import { addOutcome, listItems } from './queries-imports.ts'
import { type Addresses, resolveSiteLink } from './site-links.ts'

const keyOf = ({ kind, id }: Pick<SourcePost, 'kind' | 'id'>): string => `${kind} ${id}`
const addressHere = (uid: string): string => `/article/${uid}`

/** Slugs already chosen, and the next number to try for each slug that several posts want. */
interface Chosen {
  slugs: Set<string>
  next: Map<string, number>
}

async function freeSlug(db: Database, kind: SourcePost['kind'], slug: string, { slugs, next }: Chosen) {
  const table = kind === 'page' ? 'pages' : 'articles'
  const wanted = `${kind} ${slug}`
  for (let n = next.get(wanted) ?? 1; ; n += 1) {
    const candidate = numberedSlug(slug, n)
    if (slugs.has(`${kind} ${candidate}`)) continue
    if ((await findTakenUids(db, table, [candidate])).has(candidate)) continue
    next.set(wanted, n + 1)
    return candidate
  }
}

/** Chooses all addresses before anything is written, because posts link to each other. */
export async function planAddresses(run: ImportRun, addresses: readonly SourceAddress[]): Promise<Addresses> {
  const items = await listItems(run.db, run.origin)
  const before = new Map(items.map((item) => [`${item.kind} ${item.foreignId}`, item.uid]))
  const uids = new Map<string, string>()
  const paths = new Map<string, string>()
  const ids = new Map<string, string>()
  const chosen: Chosen = { slugs: new Set(), next: new Map() }
  for (const address of addresses) {
    const { kind, slug, title, path } = address
    const uid = before.get(keyOf(address)) ?? (await freeSlug(run.db, kind, slugOf(slug || title, kind), chosen))
    chosen.slugs.add(`${kind} ${uid}`)
    uids.set(keyOf(address), uid)
    if (kind === 'page') continue
    if (path !== null) paths.set(normalizePath(path), addressHere(uid))
    ids.set(address.id, addressHere(uid))
  }
  return { uids, paths, ids }
}

export interface PostImporter {
  run: ImportRun
  /** origins of the other site; for Ghost also the placeholder `__GHOST_URL__` */
  hosts: readonly string[]
  addresses: Addresses
  pictures: ReturnType<typeof createPictures>
  uids: Record<'authors' | 'categories' | 'tags', ReadonlyMap<string, string>>
  /** uid of the default author or category, for posts without one */
  fallback(kind: 'author' | 'category'): Promise<string>
}

interface Mapped {
  content: string
  /** the text could not be read: the post becomes at most a draft */
  isUnread: boolean
  image: string | null
  lost: SkippedRow[]
}

async function mapPost(importer: PostImporter, post: SourcePost, what: string): Promise<Mapped> {
  const lost: SkippedRow[] = [...new Set(post.notes)].map((why) => ({ what, why }))
  const reported = new Set(post.notes)
  const report = (of: string) => {
    const why = notKeptNote(of)
    if (!reported.has(why)) lost.push({ what, why })
    reported.add(why)
  }
  const notePicture = (url: string, why: string) => lost.push({ what: `${what}, image ${url.slice(0, 300)}`, why })
  const { hosts, addresses } = importer
  const content = await mapHtml(post.html, {
    classic: post.classic,
    report,
    link: (href) => resolveSiteLink(href, { hosts }, addresses, report),
    async picture(url, alt) {
      const imported = await importer.pictures({ url, alt, caption: '' })
      if (typeof imported !== 'string') return imported.url
      notePicture(url, imported)
      return undefined
    },
  })
  const image = post.image && (await importer.pictures(post.image))
  if (typeof image === 'string') notePicture(post.image?.url ?? '', image)
  return {
    content: await sanitizeHtml(content ?? ''),
    isUnread: content === undefined,
    image: image && typeof image !== 'string' ? image.uid || null : null,
    lost,
  }
}

const maxTags = 50

const cut = (text: string, most: number, what: string, lost: SkippedRow[]): string => {
  const points = [...text.trim()]
  if (points.length > most) lost.push({ what, why: `Texte coupé à ${most}\u00a0caractères.` })
  return points.slice(0, most).join('')
}

const noDateNotes = {
  published: 'Sans date\u00a0: daté du moment de l’import.',
  scheduled: 'Programmé sans date\u00a0: repris comme brouillon.',
}

async function articleBody(
  importer: PostImporter,
  post: SourcePost,
  { content, image, isUnread, lost }: Mapped,
  what: string,
) {
  const { uids, fallback } = importer
  const here = (id: string | null, from: ReadonlyMap<string, string>) => (id === null ? undefined : from.get(id))
  const tags = [...new Set(post.tags.flatMap((id) => uids.tags.get(id) ?? []))]
  if (tags.length > maxTags) lost.push({ what, why: `Seuls les ${maxTags}\u00a0premiers mots-clés sont repris.` })
  const seo = post.seo && {
    ...(post.seo.title ? { title: cut(post.seo.title, 200, what, lost) } : {}),
    ...(post.seo.description ? { description: cut(post.seo.description, 500, what, lost) } : {}),
  }
  if (post.date === null && post.state !== 'draft') lost.push({ what, why: noDateNotes[post.state] })
  const isDraft = isUnread || (post.state === 'scheduled' && post.date === null)
  return {
    title: cut(post.title || post.slug || post.id, 200, what, lost),
    excerpt: cut(post.excerpt, 1000, what, lost),
    content,
    image,
    author: here(post.author, uids.authors) ?? (await fallback('author')),
    category: here(post.category, uids.categories) ?? (await fallback('category')),
    tags: tags.slice(0, maxTags),
    seo,
    state: isDraft ? ('draft' as const) : post.state,
    date: post.date,
  }
}

async function redirectOld({ run }: PostImporter, db: Database, post: SourcePost, uid: string): Promise<void> {
  const target = addressHere(uid)
  if (post.state === 'draft' || post.path === null || ['/', target].includes(normalizePath(post.path))) return
  await redirectAddress(run.platform, db, { source: post.path, target, origin: 'import' })
}

const contextOf = (run: ImportRun, db: Database) => ({ ports: run.platform, db, actor: 'system' }) as const

async function importArticle(importer: PostImporter, post: SourcePost, mapped: Mapped, what: string): Promise<void> {
  const { run, addresses } = importer
  const body = await articleBody(importer, post, mapped, what)
  const checked = staffArticles.create.body?.safeParse(body)
  if (!checked?.success) {
    const why = checked?.error.issues[0]?.message ?? ''
    return addOutcome(run.db, run.uid, undefined, [{ what, why }])
  }
  const planned = addresses.uids.get(keyOf(post)) ?? ''
  const heldBack = await holdBackClaims(run.db, planned, body, what)
  const state = heldBack ? 'draft' : body.state
  await importItem(run, {
    kind: 'article',
    foreignId: post.id,
    digest: digestOf(body),
    what,
    lost: heldBack ? [...mapped.lost, heldBack] : mapped.lost,
    async create(db) {
      const uid = await articles.create(contextOf(run, db), { ...checked.data, state, uid: planned })
      await redirectOld(importer, db, { ...post, state }, uid)
      return uid
    },
    async change(db, uid, version) {
      await articles.change(contextOf(run, db), uid, { ...body, state, version })
    },
  })
}

async function importPage(
  importer: PostImporter,
  post: SourcePost,
  { content, isUnread, lost }: Mapped,
  what: string,
): Promise<void> {
  const { run, addresses } = importer
  const values = { title: cut(post.title || post.slug || post.id, 200, what, lost), content, description: '' }
  const checked = staffPages.create.body?.safeParse(values)
  if (isUnread || post.state !== 'published' || !checked?.success) {
    const why =
      checked?.success === false ? (checked.error.issues[0]?.message ?? '') : 'Seules les pages publiées sont reprises.'
    return addOutcome(run.db, run.uid, undefined, [...lost, { what, why }])
  }
  await importItem(run, {
    kind: 'page',
    foreignId: post.id,
    digest: digestOf(values),
    what,
    lost,
    create: (db) => pages.create(contextOf(run, db), { ...values, uid: addresses.uids.get(keyOf(post)) }),
    async change(db, uid, version) {
      await pages.change(contextOf(run, db), uid, { ...values, version })
    },
  })
}

/** Name of the post in the report. */
export const titleOf = ({ kind, title, slug }: SourcePost): string =>
  `${kind === 'page' ? 'Page' : 'Article'} ${quoteText(title || slug)}`

export async function importPost(importer: PostImporter, post: SourcePost, what: string): Promise<void> {
  const mapped = await mapPost(importer, post, what)
  if (post.kind === 'page') await importPage(importer, post, mapped, what)
  else await importArticle(importer, post, mapped, what)
}
