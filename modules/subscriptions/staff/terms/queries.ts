import { count, getTableColumns, inArray } from 'drizzle-orm'
import { staffTermsVersions } from '../../../../contracts/subscriptions/staff-terms.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { anyOf, listSource } from '../../../../platform/staff/index.ts'
import { subscriptions } from '../../tables.ts'
import { termsVersions } from '../../tables-terms.ts'

const { html: _html, ...summary } = getTableColumns(termsVersions)

export const source = listSource(staffTermsVersions.list, {
  table: termsVersions,
  key: termsVersions.uid,
  select: (db) => db.select(summary).from(termsVersions).$dynamic(),
  sorts: {
    publishedDateTime: termsVersions.publishedAt,
    recordedDateTime: termsVersions.createdAt,
    uid: termsVersions.uid,
  },
  natural: { by: termsVersions.createdAt, order: 'desc' },
  filters: { uid: anyOf(termsVersions.uid) },
})

/** Number of orders that accepted each of these versions. */
export async function ordersByTerms(db: Database, uids: readonly string[]): Promise<Map<string | null, number>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .select({ uid: subscriptions.termsUid, orders: count() })
    .from(subscriptions)
    .where(inArray(subscriptions.termsUid, [...uids]))
    .groupBy(subscriptions.termsUid)
  return new Map(rows.map(({ uid, orders }) => [uid, orders]))
}
