import { newArticleFields, pickPlain } from '../../../../contracts/articles/article-fields.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import { redirectAddress } from '../../redirects/redirect.ts'
import { articles } from '../../staff/articles/index.ts'
import { authors } from '../../staff/authors/index.ts'
import { categories } from '../../staff/categories/index.ts'
import { pages } from '../../staff/pages/index.ts'
import { tags } from '../../staff/tags/index.ts'
import type { SkippedRow } from '../../tables-exchange.ts'
import { sanitizeHtml } from '../../writing/html.ts'
import type { Archive } from '../conversion/archive.ts'
import type { ConvertedFile } from '../conversion/converted-file.ts'
import { quoteText } from '../conversion/source.ts'
import { holdBackClaims } from '../hold-back-claims.ts'
import { digestOf, type ImportRun, importItem } from '../import-run.ts'
import { type ImportedKind, type ImportRow, updateImport } from '../queries-imports.ts'
import type * as exported from './exported.ts'
import * as queries from './queries-export.ts'
import type { ExportRows } from './read-export.ts'
import { restoreMedia } from './restore-media.ts'
import { type RelatedChoice, restoreRelated } from './restore-related.ts'

const contextOf = (run: ImportRun, db: Database) => ({ ports: run.platform, db, actor: 'system' }) as const
type Context = ReturnType<typeof contextOf>

/** Digest of a row, without the columns that only say when it was written. */
const comparable = ({ modified: _modified, publishedAt: _at, ...rest }: Record<string, unknown>) =>
  digestOf(Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1)))

interface Restoring<Row> {
  kind: ImportedKind
  label: string
  present(db: Database, uid: string): Promise<object | undefined>
  create(db: Database, row: Row): Promise<string>
  change(db: Database, row: Row, version: number): Promise<void>
  replaceable?(db: Database, uid: string): Promise<boolean>
}

type Named = { uid: string; name?: string; title?: string }

const nameOf = (label: string, { title, name, uid }: Named): string => `${label} ${quoteText(title ?? name ?? uid)}`

function restore<Row extends Named>(
  run: ImportRun,
  { kind, label, present, create, change, replaceable }: Restoring<Row>,
  row: Row,
  lost: readonly SkippedRow[] = [],
): Promise<string | undefined> {
  const digest = comparable(row)
  return importItem(run, {
    kind,
    foreignId: row.uid,
    digest,
    what: nameOf(label, row),
    lost,
    async adopt(db) {
      const found = await present(db, row.uid)
      if (!found) return undefined
      if (comparable(found as Record<string, unknown>) === digest) return { uid: row.uid, as: 'same' }
      return { uid: row.uid, as: (await replaceable?.(db, row.uid)) ? 'replaceable' : 'other' }
    },
    create: (db) => create(db, row),
    change: (db, _uid, version) => change(db, row, version),
  })
}

/** Authors, categories or tags, which the resource of their kind writes. */
const entryKind = <List extends keyof Entries>(
  run: ImportRun,
  { list, ...named }: { list: List; kind: ImportedKind; label: string },
  resource: {
    create(context: Context, row: ExportRows[List]): Promise<string>
    change(context: Context, uid: string, fields: Omit<ExportRows[List], 'uid'> & { version: number }): Promise<string>
  },
): Restoring<ExportRows[List]> => ({
  ...named,
  present: async (db, uid) => (await queries.exportEntries(db))[list].find((row) => row.uid === uid),
  create: (db, row) => resource.create(contextOf(run, db), row),
  async change(db, { uid, ...fields }, version) {
    await resource.change(contextOf(run, db), uid, { ...fields, version })
  },
})

async function restoreEntries(run: ImportRun, entries: Entries): Promise<void> {
  const author = entryKind(run, { kind: 'author', label: 'Signature', list: 'authors' }, authors)
  for (const row of entries.authors) await restore(run, author, row)
  const category = entryKind(run, { kind: 'category', label: 'Rubrique', list: 'categories' }, categories)
  for (const row of entries.categories) await restore(run, category, row)
  const tag = entryKind(run, { kind: 'tag', label: 'Mot-clé', list: 'tags' }, tags)
  for (const row of entries.tags) await restore(run, tag, row)
}

type Entries = { [Kind in 'authors' | 'categories' | 'tags']: ExportRows[Kind][] }

/** Related articles may not exist yet: restoreRelated drops those that are missing at the end. */
const restoredColumns = (row: exported.ExportedArticle) => ({
  related: row.related ?? [],
  modified: new Date(row.modified),
  publishedAt: row.publishedAt === null ? null : new Date(row.publishedAt),
})

type StoredArticle = exported.ExportedArticle & ReturnType<typeof newArticleFields.parse>

/** @param kept the row as it will be stored */
const articleKind = (run: ImportRun, kept: StoredArticle): Restoring<exported.ExportedArticle> => ({
  kind: 'article',
  label: 'Article',
  present: queries.exportArticleRow,
  async create(db) {
    const { modified: _modified, publishedAt: _at, related: _related, ...body } = kept
    const uid = await articles.create(contextOf(run, db), {
      ...body,
      related: [],
    })
    await queries.setRestoredColumns(db, uid, restoredColumns(kept))
    return uid
  },
  async change(db, _row, version) {
    const { modified: _modified, publishedAt: _at, related: _related, uid, ...body } = kept
    await articles.change(contextOf(run, db), uid, { ...body, version })
    await queries.setRestoredColumns(db, uid, restoredColumns(kept))
  },
})

/** @returns the row as it was stored */
async function restoreArticle(run: ImportRun, given: exported.ExportedArticle): Promise<exported.ExportedArticle> {
  // Sanitise first: claims are searched for in what readers would see, and long texts must not delay the transaction.
  const content = await sanitizeHtml(given.content)
  // Fields that are newer than the export get their defaults.
  const row = { ...given, ...newArticleFields.parse(pickPlain(given)), content }
  const heldBack = await holdBackClaims(run.db, row.uid, row, nameOf('Article', row))
  const kept = heldBack ? { ...row, state: 'draft' as const, publishedAt: null } : row
  await restore(run, articleKind(run, kept), row, heldBack && [heldBack])
  return kept
}

const pageKind = (run: ImportRun): Restoring<exported.ExportedPage> => ({
  kind: 'page',
  label: 'Page',
  present: queries.exportPageRow,
  replaceable: queries.isPageUnsaved,
  async create(db, { modified, ...body }) {
    const uid = await pages.create(contextOf(run, db), body)
    await queries.setPageModified(db, uid, new Date(modified))
    return uid
  },
  async change(db, { uid, modified, ...fields }, version) {
    await pages.change(contextOf(run, db), uid, { ...fields, version })
    await queries.setPageModified(db, uid, new Date(modified))
  },
})

async function restoreArticles(run: ImportRun, { rows }: ConvertedFile<ExportRows>): Promise<void> {
  const published = new Set<string>()
  const choices: RelatedChoice[] = []
  for await (const row of rows('articles')) {
    const kept = await restoreArticle(run, row)
    if (kept.publishedAt !== null) published.add(row.uid)
    if (row.related) choices.push({ uid: row.uid, title: row.title, related: row.related })
  }
  for (const choice of choices) await restoreRelated(run, choice, published)
}

async function restoreRedirects(run: ImportRun, { rows }: ConvertedFile<ExportRows>): Promise<void> {
  if (run.dryRun) return
  for await (const row of rows('redirects')) {
    await run.db.transaction((db) => redirectAddress(run.platform, db, { ...row, origin: 'import' }))
  }
}

async function countOf(rows: AsyncIterable<unknown>): Promise<number> {
  let count = 0
  for await (const _row of rows) count += 1
  return count
}

/** Imports the content of another installation of this site, under the same addresses. */
export async function restoreExport(
  platform: OpenedPlatform,
  { uid, dryRun }: Pick<ImportRow, 'uid' | 'dryRun'>,
  converted: ConvertedFile<ExportRows>,
  archive: Archive,
): Promise<void> {
  const { origin, rows, all } = converted
  const run: ImportRun = { platform, db: platform.db, uid, origin, dryRun }
  const entries: Entries = {
    authors: await all('authors'),
    categories: await all('categories'),
    tags: await all('tags'),
  }
  const media = await all('media')
  const texts = (await countOf(rows('articles'))) + (await countOf(rows('pages')))
  const { authors, categories, tags } = entries
  await updateImport(run.db, uid, { total: authors.length + categories.length + tags.length + media.length + texts })
  for (const row of media) await restoreMedia(run, archive, row)
  await restoreEntries(run, entries)
  // Authors and media refer to each other: set media's authors last.
  if (!dryRun) for (const row of media) await queries.setMediaAuthor(run.db, row.uid, row.author)
  await restoreArticles(run, converted)
  for await (const row of rows('pages')) await restore(run, pageKind(run), row)
  await restoreRedirects(run, converted)
}
