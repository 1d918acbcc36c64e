import { isSitePageUid } from '../../../../contracts/articles/site-page-uids.ts'
import type { QueryOf } from '../../../../contracts/call.ts'
import type { ItemOf } from '../../../../contracts/call-input.ts'
import type { ResourceCalls } from '../../../../contracts/staff.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, invalid, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import {
  type Actor,
  type Fields,
  type Source,
  type StaffContext,
  staffResource,
  type Values,
  type VersionedRows,
} from '../../../../platform/staff/index.ts'
import { mayEdit, mayWrite } from '../../policy.ts'
import { learnWords } from '../../reading/queries-words.ts'
import { wordsToLearn } from '../../reading/search.ts'
import { sortKey } from '../../reading/sort-key.ts'
import { insertUnderUid } from '../../writing/claim-uid.ts'
import { type EntryTable, findUsesOf, listArticlesOf, moveMediaOf } from '../../writing/queries-entries.ts'
import { refreshNames } from '../../writing/queries-writing.ts'
import { type ContentKind, contentEvent } from '../../writing/record-change.ts'
import { requireImage } from '../../writing/resolve-references.ts'
import { normalizeName } from './names.ts'

interface EntryRow {
  uid: string
  version: number
}

/** Fields that the shared code reads; each resource accepts some of them. */
interface Given {
  uid?: string | undefined
  name?: string | undefined
  title?: string | undefined
  image?: string | null | undefined
  draft?: boolean | undefined
}

/** The differences between the four kinds of entry, which share all other code. */
interface EntryDefinition<C extends ResourceCalls, Row extends EntryRow, Insert, Locked extends EntryRow> {
  calls: C
  table: EntryTable
  kind: ContentKind
  /** the slug if the name has no character that slugs allow */
  fallback: string
  unknown: string
  source: Source<Row, QueryOf<C['list']>>
  rows: VersionedRows<Locked, Insert>
  present(row: NoInfer<Row>): ItemOf<C['list']>
  prepare?(fields: Fields<C>): Promise<Fields<C>>
  /** converts fields to columns; omitted fields do not change */
  valuesOf(fields: Fields<C>, now: Date): Values<NoInfer<Insert>> | Promise<Values<NoInfer<Insert>>>
  /** chooses the columns that get the values; absent for entries without a working copy */
  working?: WorkingCopy<NoInfer<Locked>, Values<NoInfer<Insert>>>
}

interface WorkingCopy<Locked, Columns> {
  create(values: Columns, isDraft: boolean, now: Date): Columns
  change(row: Locked, values: Columns, isDraft: boolean, now: Date): Columns
  published(context: StaffContext<Pick<Platform, 'clock'>, Actor>, uid: string): Promise<void>
}

const nameOf = ({ name, title }: Given): string | undefined => normalizeName(name ?? title)

const usesNamed = 3

function sentenceOfUses({ total, titles }: { total: number; titles: readonly string[] }): string {
  const named = titles.map((title) => `«\u00a0${title}\u00a0»`).join(', ')
  const rest = total - titles.length
  const others = rest === 0 ? '' : rest === 1 ? ' et un autre' : ` et ${rest}\u00a0autres`
  return `Encore utilisé par ${total}\u00a0article${total > 1 ? 's' : ''}\u00a0: ${named}${others}.`
}

/** @throws 409 if the site needs or uses the entry */
async function requireUnused(db: Database, table: EntryTable, uid: string): Promise<void> {
  if (table === 'pages' && isSitePageUid(uid)) {
    throw conflict([violation('uid', 'Cette page est nécessaire au site.')])
  }
  if (table !== 'authors' && table !== 'categories') return
  const uses = await findUsesOf(db, table, uid, usesNamed)
  if (uses.total > 0) throw conflict([violation('uid', sentenceOfUses(uses))])
}

/** Updates the copies of the entry's name that articles and media store, and learns its words. */
async function followName(db: Database, table: EntryTable, uid: string, name: string): Promise<void> {
  if (table === 'authors') await moveMediaOf(db, uid, sortKey(name))
  await refreshNames(db, await listArticlesOf(db, table, uid))
  await learnWords(db, wordsToLearn(name))
}

/**
 * Authors, categories and tags are public from the start, and pages once published: from then on their uid is fixed. A deleted tag is
 * removed from its articles; an author or a category in use cannot be deleted.
 */
export function entryResource<C extends ResourceCalls, Row extends EntryRow, Insert, Locked extends EntryRow>(
  definition: EntryDefinition<C, Row, Insert, Locked>,
) {
  const { calls, table, kind, fallback, unknown, source, rows, present, valuesOf, working } = definition
  return staffResource({
    calls,
    policy: { read: mayWrite, write: mayEdit },
    unknown,
    source,
    present: (found) => found.map(present),
    event: (uid) => contentEvent(kind, uid),
    ...(definition.prepare ? { prepare: definition.prepare } : {}),
    async create(context, body) {
      const { ports, db } = context
      const { uid: wanted, ...given } = body as Given
      await requireImage(db, given.image)
      const now = ports.clock.now()
      const columns = await valuesOf(given as Fields<C>, now)
      const values = working ? working.create(columns, given.draft === true, now) : columns
      const claim = { table, uid: wanted, text: nameOf(given) ?? '', fallback }
      const insert = (uid: string) => rows.insert(db, { ...values, uid } as unknown as Insert)
      const uid = await insertUnderUid(db, claim, insert)
      if (!given.draft) await working?.published(context, uid)
      return { uid }
    },
    async hold({ db }, { uid }, fields) {
      const given: Given = fields ?? {}
      if (given.uid !== undefined && given.uid !== uid) {
        throw invalid([violation('uid', 'Cette adresse ne change plus.')])
      }
      await requireImage(db, given.image)
    },
    lock: ({ db }, uid, act) => rows.lock(db, uid, act),
    async change(context, row, fields) {
      const { ports, db } = context
      const { uid, version } = row
      const { draft = false }: Given = fields
      const now = ports.clock.now()
      const values = await valuesOf(fields, now)
      await rows.update(db, uid, working ? working.change(row, values, draft, now) : values)
      if (!draft) await working?.published(context, uid)
      const name = nameOf(fields)
      if (name !== undefined && !working) await followName(db, table, uid, name)
      return { detail: { version: version + 1 } }
    },
    async remove({ db }, { uid }) {
      await requireUnused(db, table, uid)
      const tagged = table === 'tags' ? await listArticlesOf(db, table, uid) : []
      if (table === 'authors') await moveMediaOf(db, uid, null)
      await rows.remove(db, uid)
      await refreshNames(db, tagged)
    },
  })
}
