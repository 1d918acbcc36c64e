import { z } from 'zod'
import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { redirectAddress } from '../redirects/redirect.ts'
import { articles } from '../staff/articles/index.ts'
import { authors } from '../staff/authors/index.ts'
import { categories } from '../staff/categories/index.ts'
import { pages } from '../staff/pages/index.ts'
import { tags } from '../staff/tags/index.ts'
import type { Archive } from './archive.ts'
import * as exported from './exported.ts'
import { digestOf, type ImportRun, importItem } from './import-run.ts'
import * as queries from './queries-export.ts'
import { type ImportedKind, type ImportRow, updateImport } from './queries-imports.ts'
import { refusedFile } from './refused-file.ts'
import { restoreMedia } from './restore-media.ts'
import { type RelatedChoice, restoreRelated } from './restore-related.ts'
import { quoted } from './source.ts'

const maxTextBytes = 16 * 1024 * 1024
const maxListBytes = 64 * 1024 * 1024

async function readJson<S extends z.ZodType>(archive: Archive, path: string, form: S, maxBytes = maxTextBytes) {
  const bytes = await archive.read(path, maxBytes)
  try {
    return form.parse(JSON.parse(bytes.toString('utf8')))
  } catch (error) {
    throw refusedFile(`Ce fichier de l’export est illisible\u00a0: ${path.slice(0, 200)}`, String(error).slice(0, 500))
  }
}

/** @throws 400 where it is not a zip of this site's export */
export async function openExport(archive: Archive): Promise<void> {
  if (!archive.paths.includes('manifest.json')) throw refusedFile('Ce fichier n’est pas un export de ce site.')
  await readJson(archive, 'manifest.json', exported.manifest)
}

const contextOf = (run: ImportRun, db: Database) => ({ ports: run.platform, db, actor: 'system' }) as const

/** Compared without what only says when it was written. */
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

function restore<Row extends { uid: string; name?: string; title?: string }>(
  run: ImportRun,
  { kind, label, present, create, change, replaceable }: Restoring<Row>,
  row: Row,
): Promise<string | undefined> {
  const digest = comparable(row)
  return importItem(run, {
    kind,
    foreignId: row.uid,
    digest,
    what: `${label} ${quoted(row.title ?? row.name ?? row.uid)}`,
    lost: [],
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

async function restoreEntries(run: ImportRun, entries: Entries): Promise<void> {
  const present = (kind: 'authors' | 'categories' | 'tags') => async (db: Database, uid: string) =>
    (await queries.exportEntries(db))[kind].find((row) => row.uid === uid)
  for (const row of entries.authors) {
    await restore(
      run,
      {
        kind: 'author',
        label: 'Signature',
        present: present('authors'),
        create: (db) => authors.create(contextOf(run, db), row),
        change: async (db, { uid, ...fields }, version) => {
          await authors.change(contextOf(run, db), uid, { ...fields, version })
        },
      },
      row,
    )
  }
  for (const row of entries.categories) {
    await restore(
      run,
      {
        kind: 'category',
        label: 'Rubrique',
        present: present('categories'),
        create: (db) => categories.create(contextOf(run, db), row),
        change: async (db, { uid, ...fields }, version) => {
          await categories.change(contextOf(run, db), uid, { ...fields, version })
        },
      },
      row,
    )
  }
  for (const row of entries.tags) {
    await restore(
      run,
      {
        kind: 'tag',
        label: 'Thème',
        present: present('tags'),
        create: (db) => tags.create(contextOf(run, db), row),
        change: async (db, { uid, name }, version) => {
          await tags.change(contextOf(run, db), uid, { name, version })
        },
      },
      row,
    )
  }
}

const entriesForm = {
  authors: z.array(exported.exportedAuthor),
  categories: z.array(exported.exportedCategory),
  tags: z.array(exported.exportedTag),
}
type Entries = { [Kind in keyof typeof entriesForm]: z.output<(typeof entriesForm)[Kind]> }

/** Related articles may not exist yet: restoreRelated drops those that are missing at the end. */
const restoredColumns = (row: exported.ExportedArticle) => ({
  related: row.related ?? [],
  modified: new Date(row.modified),
  publishedAt: row.publishedAt === null ? null : new Date(row.publishedAt),
})

const articleKind = (run: ImportRun): Restoring<exported.ExportedArticle> => ({
  kind: 'article',
  label: 'Article',
  present: queries.exportArticleRow,
  async create(db, row) {
    const { modified: _modified, publishedAt: _at, related: _related, ...body } = row
    const uid = await articles.create(contextOf(run, db), { ...body, seo: body.seo ?? null, related: [] })
    await queries.setRestoredColumns(db, uid, restoredColumns(row))
    return uid
  },
  async change(db, row, version) {
    const { modified: _modified, publishedAt: _at, related: _related, uid, ...body } = row
    await articles.change(contextOf(run, db), uid, { ...body, version })
    await queries.setRestoredColumns(db, uid, restoredColumns(row))
  },
})

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

async function restoreArticles(run: ImportRun, archive: Archive, paths: readonly string[]): Promise<void> {
  const published = new Set<string>()
  const choices: RelatedChoice[] = []
  for (const path of paths) {
    const row = await readJson(archive, path, exported.exportedArticle.nullable())
    if (!row) continue
    await restore(run, articleKind(run), row)
    if (row.publishedAt !== null) published.add(row.uid)
    if (row.related) choices.push({ uid: row.uid, title: row.title, related: row.related })
  }
  for (const choice of choices) await restoreRelated(run, choice, published)
}

const jsonBelow = (archive: Archive, folder: string): string[] =>
  archive.paths.filter((path) => path.startsWith(`${folder}/`) && /^[^/]+\/[^/]+\.json$/.test(path))

async function restoreRedirects(run: ImportRun, archive: Archive): Promise<void> {
  const rows = await readJson(archive, 'redirects.json', z.array(exported.exportedRedirect), maxListBytes)
  if (run.dryRun) return
  for (const row of rows) {
    await run.db.transaction((db) => redirectAddress(run.platform, db, { ...row, origin: 'import' }))
  }
}

/** Brings the content of another installation of this site, under the same addresses. */
export async function restoreExport(
  platform: OpenedPlatform,
  { uid, dryRun }: Pick<ImportRow, 'uid' | 'dryRun'>,
  archive: Archive,
): Promise<void> {
  const run: ImportRun = { platform, db: platform.db, uid, origin: 'export', dryRun }
  await openExport(archive)
  const read = <Kind extends keyof Entries>(kind: Kind) =>
    readJson(archive, `${kind}.json`, entriesForm[kind], maxListBytes) as Promise<Entries[Kind]>
  const entries: Entries = {
    authors: await read('authors'),
    categories: await read('categories'),
    tags: await read('tags'),
  }
  const files = {
    media: jsonBelow(archive, 'media'),
    articles: jsonBelow(archive, 'articles'),
    pages: jsonBelow(archive, 'pages'),
  }
  const lists = [entries.authors, entries.categories, entries.tags, files.media, files.articles, files.pages]
  await updateImport(run.db, uid, { total: lists.reduce((sum, { length }) => sum + length, 0) })
  const media: exported.ExportedMedia[] = []
  for (const path of files.media) media.push(await readJson(archive, path, exported.exportedMedia))
  for (const row of media) await restoreMedia(run, archive, row)
  await restoreEntries(run, entries)
  // Authors have pictures, and pictures authors.
  if (!dryRun) for (const row of media) await queries.setMediaAuthor(run.db, row.uid, row.author)
  await restoreArticles(run, archive, files.articles)
  for (const path of files.pages) {
    const row = await readJson(archive, path, exported.exportedPage.nullable())
    if (row) await restore(run, pageKind(run), row)
  }
  await restoreRedirects(run, archive)
}
