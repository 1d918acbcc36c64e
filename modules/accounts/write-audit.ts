import { randomUUIDv7 } from 'node:crypto'
import type { Clock } from '../../platform/clock/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { insertAuditEntry } from './queries-audit.ts'

export interface AuditLine {
  /** uid of who did it; null for the machine */
  actor: string | null
  /** `members.suspend`: the resource, a dot, the act */
  action: string
  /** uid of what it was done to */
  target: string | null
  /** uids, amounts, reasons; never an address, a name or a text of hers: the line outlives her */
  detail?: Record<string, unknown>
}

/** In the transaction of the act itself: neither exists without the other. */
export async function writeAudit(db: Database, clock: Clock, line: AuditLine): Promise<void> {
  await insertAuditEntry(db, {
    uid: randomUUIDv7(),
    at: clock.now(),
    actor: line.actor,
    action: line.action,
    resource: line.action.split('.')[0] ?? line.action,
    target: line.target,
    detail: line.detail ?? {},
  })
}
