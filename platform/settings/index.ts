export { definitions, isSettingName, type SettingName, type SettingValue, settingNames } from './definitions.ts'
export {
  ensureSettings,
  findSetting,
  listSettings,
  readSetting,
  readSettings,
  type Setting,
  type SettingChange,
  writeSetting,
} from './queries.ts'
