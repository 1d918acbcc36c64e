import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import { definitions, type SettingName, type SettingValue, settingNames } from './definitions.ts'
import { settings } from './tables.ts'

export interface Setting {
  name: SettingName
  value: unknown
  version: number
  modifiedAt: Date
}

type Settings = { [Name in SettingName]: SettingValue<Name> }

/** At every start: a setting added by a new version gets its row. */
export async function ensureSettings(db: Database, now: Date): Promise<void> {
  const rows = settingNames.map((name) => ({ name, modifiedAt: now }))
  await db.insert(settings).values(rows).onConflictDoNothing()
}

function complete(config: Config, row: typeof settings.$inferSelect): Setting {
  const name = row.name as SettingName
  return { ...row, name, value: row.value ?? definitions[name].initial(config) }
}

/** In no order; rows of settings that this version does not know are left out. */
export async function listSettings(db: Database, config: Config): Promise<Setting[]> {
  const rows = await db.select().from(settings).where(inArray(settings.name, settingNames))
  return rows.map((row) => complete(config, row))
}

export async function findSetting(db: Database, config: Config, name: SettingName): Promise<Setting | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name))
  return row && complete(config, row)
}

/** All of them at once, each of its form. */
export async function readSettings(db: Database, config: Config): Promise<Settings> {
  const rows = await listSettings(db, config)
  const initial = settingNames.map((name) => [name, definitions[name].initial(config)])
  return Object.fromEntries([...initial, ...rows.map(({ name, value }) => [name, value])]) as Settings
}

export async function readSetting<Name extends SettingName>(
  db: Database,
  config: Config,
  name: Name,
): Promise<SettingValue<Name>> {
  const found = await findSetting(db, config, name)
  return (found?.value ?? definitions[name].initial(config)) as SettingValue<Name>
}

export interface SettingChange {
  name: SettingName
  /** validated by the setting's schema; null restores the default */
  value: unknown
  /** the one it was made from */
  version: number
}

/** @returns false when another write came first */
export async function writeSetting(db: Database, { name, value, version }: SettingChange, now: Date): Promise<boolean> {
  const changed = await db
    .update(settings)
    .set({ value, version: sql`${settings.version} + 1`, modifiedAt: now })
    .where(and(eq(settings.name, name), eq(settings.version, version)))
    .returning({ name: settings.name })
  return changed.length > 0
}
