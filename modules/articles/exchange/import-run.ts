import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import type { SkippedRow } from '../tables-exchange.ts'
import {
  addOutcome,
  findItem,
  type ImportedItem,
  type ImportedKind,
  lockImports,
  type Outcome,
  upsertItem,
  versionOf,
} from './queries-imports.ts'

type Ports = Pick<OpenedPlatform, 'clock' | 'config' | 'events' | 'jobs' | 'log' | 'storage'>

export interface ImportRun {
  readonly platform: Ports
  readonly db: Database
  readonly uid: string
  readonly origin: string
  readonly dryRun: boolean
}

export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** @returns the item as imported earlier; undefined if it is new, or its record was deleted on this site */
export async function findImportedItem(
  run: ImportRun,
  db: Database,
  kind: ImportedKind,
  foreignId: string,
): Promise<(ImportedItem & { current: number }) | undefined> {
  const item = await findItem(db, run.origin, kind, foreignId)
  const current = item && (await versionOf(db, kind, item.uid))
  return item && current !== undefined ? { ...item, current } : undefined
}

type Remembered = Pick<ImportedItem, 'kind' | 'foreignId' | 'uid' | 'digest' | 'version'>

export function saveImportedItem(
  { origin, uid: lastImport }: ImportRun,
  db: Database,
  item: Remembered,
): Promise<void> {
  return upsertItem(db, { ...item, origin, lastImport })
}

export interface ItemToImport {
  kind: ImportedKind
  foreignId: string
  digest: string
  /** name of the item in the report: `Article « … »` */
  what: string
  /** finds an existing record of this site: the same, a replaceable one, or one that is kept in place of the item */
  adopt?(db: Database): Promise<{ uid: string; as: 'same' | 'replaceable' | 'other' } | undefined>
  /** @returns its uid */
  create(db: Database): Promise<string>
  change(db: Database, uid: string, version: number): Promise<void>
  /** parts of the item that could not be imported */
  lost: readonly SkippedRow[]
}

interface Result {
  outcome: Outcome | undefined
  uid: string | undefined
  skipped: SkippedRow[]
}

const kept = {
  changed: 'Modifié ici depuis le dernier import\u00a0: le texte d’ici est gardé.',
  other: 'Existe déjà ici sous cette adresse, différent\u00a0: celui d’ici est gardé.',
}

/** Decides what to do with an item, and does it unless this is a dry run. */
async function decide(run: ImportRun, db: Database, item: ItemToImport): Promise<Result> {
  const before = await findImportedItem(run, db, item.kind, item.foreignId)
  const adopted = before ? undefined : await item.adopt?.(db)
  const { dryRun } = run
  if (before?.digest === item.digest || adopted?.as === 'same') {
    return { outcome: 'unchanged', uid: before?.uid ?? adopted?.uid, skipped: [] }
  }
  const here = before?.uid ?? adopted?.uid
  if (here === undefined) {
    return { outcome: 'created', uid: dryRun ? undefined : await item.create(db), skipped: [...item.lost] }
  }
  if (adopted?.as === 'other' || (before && before.current !== before.version)) {
    return { outcome: undefined, uid: here, skipped: [{ what: item.what, why: kept[adopted ? 'other' : 'changed'] }] }
  }
  if (!dryRun) await item.change(db, here, before?.current ?? (await versionOf(db, item.kind, here)) ?? 1)
  return { outcome: 'updated', uid: here, skipped: [...item.lost] }
}

/**
 * Creates or changes one record and counts it, in one transaction: an interrupted run can continue with the next item.
 * @returns its uid; undefined in a dry run that would create it
 */
export function importItem(run: ImportRun, item: ItemToImport): Promise<string | undefined> {
  return run.db.transaction(async (db) => {
    await lockImports(db)
    const done = await findItem(db, run.origin, item.kind, item.foreignId)
    if (done?.lastImport === run.uid) return done.uid
    const { outcome, uid, skipped } = await decide(run, db, item)
    await addOutcome(db, run.uid, outcome, skipped)
    if (run.dryRun || uid === undefined || (outcome === undefined && !done)) return uid
    const { kind, foreignId } = item
    const brought = { uid, digest: item.digest, version: (await versionOf(db, kind, uid)) ?? 1 }
    // An unchanged item keeps the version of its last import, so that local changes are still recognized.
    const isAsBefore = (outcome === undefined || outcome === 'unchanged') && done?.uid === uid
    await saveImportedItem(run, db, { kind, foreignId, ...(isAsBefore ? done : brought) })
    return uid
  })
}
