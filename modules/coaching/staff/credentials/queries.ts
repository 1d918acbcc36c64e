import { and, count, eq, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { staffCredentials } from '../../../../contracts/coaching/staff-credentials.ts'
import { containsWords, type Database } from '../../../../platform/database/index.ts'
import { anyOf, equals, listSource, versionedRows } from '../../../../platform/staff/index.ts'
import { credentials } from '../../tables.ts'

export type CredentialRow = typeof credentials.$inferSelect

export const source = listSource(staffCredentials.list, {
  table: credentials,
  key: credentials.uid,
  select: (db) => db.select().from(credentials).$dynamic(),
  sorts: {
    kind: credentials.kind,
    title: credentials.title,
    validUntil: credentials.validUntil,
    uid: credentials.uid,
  },
  natural: { by: credentials.validUntil, order: 'asc' },
  filters: { uid: anyOf(credentials.uid), coach: equals(credentials.coachUid) },
  search: (q) => containsWords(credentials.title, q),
  scope: (viewer) => (viewer.acl.admin ? undefined : eq(credentials.coachUid, viewer.uid)),
})

export const rows = versionedRows(credentials, credentials.uid)

/** Credentials that are checked and valid on that day. */
export function listShownCredentials(
  db: Database,
  coachUids: readonly string[],
  day: string,
): Promise<CredentialRow[]> {
  return db
    .select()
    .from(credentials)
    .where(
      and(
        inArray(credentials.coachUid, [...coachUids]),
        isNotNull(credentials.checkedOn),
        or(isNull(credentials.validUntil), gte(credentials.validUntil, day)),
      ),
    )
    .orderBy(credentials.kind, credentials.title, credentials.uid)
}

/** Number of each coach's credentials that await a check or expired before that day. */
export async function countDueCredentials(
  db: Database,
  coachUids: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ uid: credentials.coachUid, count: count() })
    .from(credentials)
    .where(
      and(
        inArray(credentials.coachUid, [...coachUids]),
        or(isNull(credentials.checkedOn), lt(credentials.validUntil, day)),
      ),
    )
    .groupBy(credentials.coachUid)
  return new Map(rows.map((row) => [row.uid, row.count]))
}

export async function deleteCredentialsOf(db: Database, coachUid: string): Promise<void> {
  await db.delete(credentials).where(eq(credentials.coachUid, coachUid))
}

export const listCredentialsOf = (db: Database, coachUid: string): Promise<CredentialRow[]> =>
  db.select().from(credentials).where(eq(credentials.coachUid, coachUid)).orderBy(credentials.uid)
