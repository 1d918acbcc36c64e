export { colours, defaultSiteName, defineSetting, logoText, type SettingDefinition, siteName } from './definitions.ts'
export {
  ensureSettings,
  findSetting,
  findSettingsContaining,
  listSettings,
  readSetting,
  readSettings,
  type Setting,
  writeSetting,
  writeSettingDraft,
} from './queries.ts'
