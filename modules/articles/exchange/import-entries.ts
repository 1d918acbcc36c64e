import type { Database } from '../../../platform/database/index.ts'
import { authors } from '../staff/authors/index.ts'
import { categories } from '../staff/categories/index.ts'
import { tags } from '../staff/tags/index.ts'
import { findTakenUids } from '../writing/queries-uids.ts'
import { slugOf } from '../writing/slug.ts'
import { quoteText, type SourceEntry } from './conversion/source.ts'
import { digestOf, type ImportRun, importItem } from './import-run.ts'
import { nameOf } from './queries-imports.ts'
import { reportFailure } from './report-failure.ts'

type Kind = 'author' | 'category' | 'tag'

const kinds = {
  author: { table: 'authors', fallback: 'signature', label: 'Signature', textMax: 20_000 },
  category: { table: 'categories', fallback: 'rubrique', label: 'Rubrique', textMax: 5000 },
  tag: { table: 'tags', fallback: 'theme', label: 'Mot-clé', textMax: 0 },
} as const

interface Values {
  uid?: string | undefined
  name: string
  text: string
}

function create(run: ImportRun, db: Database, kind: Kind, { uid, name, text }: Values): Promise<string> {
  const context = { ports: run.platform, db, actor: 'system' } as const
  if (kind === 'author') {
    return authors.create(context, { uid, name, role: '', biography: text, credentials: '', image: null })
  }
  if (kind === 'category') return categories.create(context, { uid, name, description: text, image: null })
  return tags.create(context, { uid, name })
}

async function change(run: ImportRun, db: Database, kind: Kind, uid: string, version: number, values: Values) {
  const context = { ports: run.platform, db, actor: 'system' } as const
  const { name, text } = values
  if (kind === 'author') await authors.change(context, uid, { name, biography: text, version })
  else if (kind === 'category') await categories.change(context, uid, { name, description: text, version })
  else await tags.change(context, uid, { name, version })
}

/** The slug if it is free; otherwise undefined, and the entry's name supplies the slug. */
async function freeUid(db: Database, kind: Kind, uid: string): Promise<string | undefined> {
  const taken = await findTakenUids(db, kinds[kind].table, [uid])
  return taken.has(uid) ? undefined : uid
}

/** @returns the uid on this site */
async function importEntry(run: ImportRun, kind: Kind, entry: SourceEntry): Promise<string> {
  const { fallback, label, textMax } = kinds[kind]
  const wanted = slugOf(entry.slug || entry.name, fallback)
  const cut = (text: string, most: number) => text.slice(0, most).toWellFormed()
  const values = { name: cut(entry.name.trim(), 200) || wanted, text: cut(entry.text, textMax) }
  const uid = await importItem(run, {
    kind,
    foreignId: entry.id,
    digest: digestOf(values),
    what: `${label} ${quoteText(values.name)}`,
    adopt: async (db) => ((await nameOf(db, kind, wanted)) === values.name ? { uid: wanted, as: 'same' } : undefined),
    create: async (db) => create(run, db, kind, { uid: await freeUid(db, kind, wanted), ...values }),
    change: (db, uid, version) => change(run, db, kind, uid, version, values),
    lost: [],
  })
  return uid ?? wanted
}

/**
 * Imports authors, categories or tags. An entry of this site with the same slug and name is reused.
 * @returns uids on this site, by the other site's id
 */
export async function importEntries(
  run: ImportRun,
  kind: Kind,
  entries: readonly SourceEntry[],
): Promise<Map<string, string>> {
  const uids = new Map<string, string>()
  for (const entry of entries) {
    const what = `${kinds[kind].label} ${quoteText(entry.name)}`
    const uid = await reportFailure(run, what, () => importEntry(run, kind, entry))
    if (uid !== undefined) uids.set(entry.id, uid)
  }
  return uids
}
