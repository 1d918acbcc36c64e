export { type DatabaseHandle, openDatabase } from './open.ts'
export { isUniqueViolation, rowsOf } from './results.ts'
export { secretOf } from './secrets.ts'
export type { Database } from './types.ts'
