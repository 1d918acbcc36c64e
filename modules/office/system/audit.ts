import type { QueryOf } from '../../../contracts/call.ts'
import type { AuditEntry, listAudit as listCall } from '../../../contracts/staff-system.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { type AuditRow, displayName, findAuditEntry, listAuditEntries } from '../../accounts/index.ts'
import { authorise } from '../policy.ts'

const nameOf = ({ actorName: name, actorEmail: email }: AuditRow): string =>
  email === null ? 'Compte effacé' : displayName({ name, email })

const present = (row: AuditRow): AuditEntry => ({
  uid: row.uid,
  date: row.at.toISOString(),
  by: row.actor === null ? null : { uid: row.actor, name: nameOf(row) },
  action: row.action,
  resource: row.resource,
  target: row.target,
  details: row.detail,
})

export async function listAudit(db: Database, viewer: Viewer, query: QueryOf<typeof listCall>) {
  authorise(viewer, 'audit')
  const { rows, total } = await listAuditEntries(db, query, query.filter ?? {})
  return { payload: rows.map(present), page: { total } }
}

/** @throws 404 */
export async function readAuditEntry(db: Database, viewer: Viewer, uid: string): Promise<AuditEntry> {
  authorise(viewer, 'audit')
  const entry = await findAuditEntry(db, uid)
  if (!entry) throw notFound('Cette ligne du journal n’existe pas.')
  return present(entry)
}
