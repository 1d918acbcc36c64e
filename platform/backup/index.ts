export { lastBackup, lastRehearsal, recordRun } from './runs.ts'
