import { randomUUIDv7 } from 'node:crypto'
import type { Clock } from '../clock/index.ts'
import type { Database } from '../database/index.ts'
import { auditEntries } from './tables.ts'

export interface AuditLine {
  /** uid of who did it; null for the application itself */
  actor: string | null
  /** the resource, a dot, the act: `members.suspend` */
  action: string
  /** uid of what it was done to */
  target: string | null
  /** uids, amounts, reasons; never a person's address, name or text: the line is kept after an erasure */
  detail?: Record<string, unknown> | undefined
}

/** Writes the line in the act's own transaction, so that neither exists without the other. */
export async function writeAudit(db: Database, clock: Clock, line: AuditLine): Promise<void> {
  await db.insert(auditEntries).values({
    uid: randomUUIDv7(),
    at: clock.now(),
    actor: line.actor,
    action: line.action,
    resource: line.action.split('.')[0] ?? line.action,
    target: line.target,
    detail: line.detail ?? {},
  })
}
