import type { Database } from '../platform/database/index.ts'
import type { Platform } from '../platform/index.ts'
import { findSetting, type SettingDefinition, writeSetting } from '../platform/settings/index.ts'

export type SettingEntry = readonly [SettingDefinition, unknown]

/** Writes settings as the owner would. */
export async function writeSettings(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  db: Database,
  values: readonly SettingEntry[],
): Promise<void> {
  for (const [definition, value] of values) {
    const setting = await findSetting(db, config, definition)
    if (!setting) throw new Error('the settings are not there yet')
    await writeSetting(db, { name: definition.name, value, version: setting.version }, clock.now())
  }
}
