export { changedFields } from './changed-fields.ts'
export { deleteAuditBefore } from './delete-old.ts'
export { auditEntries } from './tables.ts'
export { writeAudit } from './write-audit.ts'
