export { defineSetting, type SettingDefinition, siteName } from './definitions.ts'
export {
  ensureSettings,
  findSetting,
  listSettings,
  readSetting,
  readSettings,
  type Setting,
  writeSetting,
} from './queries.ts'
