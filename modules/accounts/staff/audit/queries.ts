import { eq, or, sql } from 'drizzle-orm'
import { staffAudit } from '../../../../contracts/administration/staff-system.ts'
import { auditEntries } from '../../../../platform/audit/index.ts'
import { containsWords } from '../../../../platform/database/index.ts'
import { anyOf, equals, listSource } from '../../../../platform/staff/index.ts'
import { users } from '../../tables.ts'
import { uidsOfPeople } from '../queries-members.ts'

const columns = {
  uid: auditEntries.uid,
  at: auditEntries.at,
  actor: auditEntries.actor,
  action: auditEntries.action,
  resource: auditEntries.resource,
  target: auditEntries.target,
  detail: auditEntries.detail,
  /** null if the actor is the system or a deleted account */
  actorName: users.name,
  actorEmail: users.email,
}

export const source = listSource(staffAudit.list, {
  table: auditEntries,
  key: auditEntries.uid,
  select: (db) => db.select(columns).from(auditEntries).leftJoin(users, eq(users.uid, auditEntries.actor)).$dynamic(),
  sorts: {
    date: auditEntries.at,
    action: auditEntries.action,
    resource: auditEntries.resource,
    target: auditEntries.target,
    uid: auditEntries.uid,
  },
  natural: { by: auditEntries.at, order: 'desc' },
  filters: {
    uid: anyOf(auditEntries.uid),
    by: equals(auditEntries.actor),
    action: equals(auditEntries.action),
    resource: equals(auditEntries.resource),
    target: anyOf(auditEntries.target),
    from: (day) => sql`${auditEntries.at} >= (${day}::date)::timestamp at time zone 'Europe/Paris'`,
    to: (day) => sql`${auditEntries.at} < (${day}::date + 1)::timestamp at time zone 'Europe/Paris'`,
  },
  search: (q) =>
    or(
      containsWords(auditEntries.action, q),
      eq(auditEntries.target, q.trim()),
      sql`${auditEntries.actor} in ${uidsOfPeople(q)}`,
    ),
})
