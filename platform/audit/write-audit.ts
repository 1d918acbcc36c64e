import { randomUUIDv7 } from 'node:crypto'
import type { Clock } from '../clock/index.ts'
import type { Database } from '../database/index.ts'
import { auditEntries } from './tables.ts'

export interface AuditLine {
  /** uid of the acting user; null for the application itself */
  actor: string | null
  /** resource and act, joined by a dot: `members.suspend` */
  action: string
  /** uid or name of the affected record; null if there is no single one */
  target: string | null
  /** uids, amounts, reasons; never a person's address, name or text: the line is kept after an erasure */
  detail?: Record<string, unknown> | undefined
}

/** Writes the line. Call it in the transaction of the act, so that neither exists without the other. */
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
