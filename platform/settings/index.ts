export { colours, defineSetting, logoText, type SettingDefinition, siteName, startSiteName } from './definitions.ts'
export {
  ensureSettings,
  findSetting,
  listSettings,
  readSetting,
  readSettings,
  type Setting,
  settingsThatName,
  writeSetting,
  writeSettingDraft,
} from './queries.ts'
