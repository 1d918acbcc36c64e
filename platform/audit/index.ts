export { auditEntries } from './tables.ts'
export { writeAudit } from './write-audit.ts'
