export { definitions, isSettingName } from './definitions.ts'
export {
  ensureSettings,
  findSetting,
  listSettings,
  readSetting,
  readSettings,
  type Setting,
  writeSetting,
} from './queries.ts'
