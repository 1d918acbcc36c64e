import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { containsWords, type Database } from '../../../platform/database/index.ts'
import { type Numbered, type NumberedQuery, numberedOrder, offsetOf } from '../../../platform/paging/index.ts'
import { auditEntries, users } from '../tables.ts'
import { uidsOfPeople } from './queries-members.ts'

const columns = {
  uid: auditEntries.uid,
  at: auditEntries.at,
  actor: auditEntries.actor,
  action: auditEntries.action,
  resource: auditEntries.resource,
  target: auditEntries.target,
  detail: auditEntries.detail,
  /** null where the actor is the machine, or is gone */
  actorName: users.name,
  actorEmail: users.email,
}

const sorts = {
  date: auditEntries.at,
  action: auditEntries.action,
  resource: auditEntries.resource,
  uid: auditEntries.uid,
}

export type AuditQuery = NumberedQuery<keyof typeof sorts>

export interface AuditFilter {
  uid?: string[] | undefined
  by?: string | undefined
  action?: string | undefined
  resource?: string | undefined
  target?: string | undefined
}

function select(db: Database) {
  return db.select(columns).from(auditEntries).leftJoin(users, eq(users.uid, auditEntries.actor))
}

export type AuditRow = Awaited<ReturnType<typeof select>>[number]

const mentions = (q: string): SQL | undefined =>
  or(
    containsWords(auditEntries.action, q),
    eq(auditEntries.target, q.trim()),
    sql`${auditEntries.actor} in ${uidsOfPeople(q)}`,
  )

export async function listAuditEntries(
  db: Database,
  query: AuditQuery,
  filter: AuditFilter,
): Promise<Numbered<AuditRow>> {
  const where = and(
    filter.uid && inArray(auditEntries.uid, filter.uid),
    filter.by === undefined ? undefined : eq(auditEntries.actor, filter.by),
    filter.action === undefined ? undefined : eq(auditEntries.action, filter.action),
    filter.resource === undefined ? undefined : eq(auditEntries.resource, filter.resource),
    filter.target === undefined ? undefined : eq(auditEntries.target, filter.target),
    query.q?.trim() ? mentions(query.q) : undefined,
  )
  const rows = await select(db)
    .where(where)
    .orderBy(...numberedOrder(query, sorts, { sort: 'date', order: 'desc' }, auditEntries.uid))
    .limit(query.perPage)
    .offset(offsetOf(query))
  return { rows, total: await db.$count(auditEntries, where) }
}

export async function findAuditEntry(db: Database, uid: string): Promise<AuditRow | undefined> {
  const [entry] = await select(db).where(eq(auditEntries.uid, uid))
  return entry
}
