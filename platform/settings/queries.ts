import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import type { SettingDefinition } from './definitions.ts'
import { settings } from './tables.ts'

export interface Setting {
  name: string
  value: unknown
  /** null: there is no working copy */
  draft: unknown
  version: number
  modifiedAt: Date
}

/** Adds missing rows at every start: a new version may have new settings. */
export async function ensureSettings(db: Database, all: readonly SettingDefinition[], now: Date): Promise<void> {
  await db
    .insert(settings)
    .values(all.map(({ name }) => ({ name, modifiedAt: now })))
    .onConflictDoNothing()
}

/** Stored settings among these definitions, in no particular order; rows of unknown settings are left out. */
export async function listSettings(
  db: Database,
  config: Config,
  all: readonly SettingDefinition[],
): Promise<Setting[]> {
  const definitionOf = new Map(all.map((definition) => [definition.name, definition]))
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.name, [...definitionOf.keys()]))
  return rows.map((row) => ({ ...row, value: row.value ?? definitionOf.get(row.name)?.initial(config) }))
}

export async function findSetting(
  db: Database,
  config: Config,
  definition: SettingDefinition,
): Promise<Setting | undefined> {
  const [row] = await listSettings(db, config, [definition])
  return row
}

type Definitions = Readonly<Record<string, SettingDefinition>>
type Values<All extends Definitions> = {
  [Key in keyof All]: All[Key] extends SettingDefinition<infer Value> ? Value : never
}

/**
 * Reads several settings, under the keys of `All`.
 * @param drafts whether working copies take precedence over public values
 */
export async function readSettings<All extends Definitions>(
  db: Database,
  config: Config,
  all: All,
  drafts = false,
): Promise<Values<All>> {
  const rows = await listSettings(db, config, Object.values(all))
  const stored = new Map(rows.map(({ name, value, draft }) => [name, drafts ? (draft ?? value) : value]))
  const entries = Object.entries(all).map(([key, one]) => [key, stored.get(one.name) ?? one.initial(config)])
  return Object.fromEntries(entries) as Values<All>
}

export async function readSetting<Value>(
  db: Database,
  config: Config,
  definition: SettingDefinition<Value>,
): Promise<Value> {
  const found = await findSetting(db, config, definition)
  return (found?.value ?? definition.initial(config)) as Value
}

export async function findSettingsContaining(db: Database, text: string): Promise<string[]> {
  const rows = await db
    .select({ name: settings.name })
    .from(settings)
    .where(sql`strpos(${settings.value}::text, ${text}) > 0`)
  return rows.map(({ name }) => name)
}

export interface SettingChange {
  name: string
  /** validated by the setting's schema; null restores the default */
  value: unknown
  /** version of the setting that the change is based on */
  version: number
}

type Written = Partial<typeof settings.$inferInsert>

async function update(db: Database, { name, version }: Omit<SettingChange, 'value'>, written: Written) {
  const changed = await db
    .update(settings)
    .set({ ...written, version: sql`${settings.version} + 1` })
    .where(and(eq(settings.name, name), eq(settings.version, version)))
    .returning({ name: settings.name })
  return changed.length > 0
}

/** Stores the value and deletes the working copy. @returns false when another write came first */
export const writeSetting = (db: Database, change: SettingChange, now: Date): Promise<boolean> =>
  update(db, change, { value: change.value, draft: null, modifiedAt: now })

/** @param change a null value deletes the working copy @returns false if another write came first */
export const writeSettingDraft = (db: Database, change: SettingChange): Promise<boolean> =>
  update(db, change, { draft: change.value })
