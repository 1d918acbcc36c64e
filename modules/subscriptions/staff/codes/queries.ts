import { arrayContains, inArray, isNull, sql } from 'drizzle-orm'
import { anyFormula, staffCodes } from '../../../../contracts/subscriptions/staff-codes.ts'
import { containsWords, type Database } from '../../../../platform/database/index.ts'
import { anyOf, listSource, versionedRows } from '../../../../platform/staff/index.ts'
import { codes, formulas } from '../../tables.ts'
import { codeUses } from '../../tables-code-uses.ts'

export const source = listSource(staffCodes.list, {
  table: codes,
  key: codes.uid,
  select: (db) => db.select().from(codes).$dynamic(),
  sorts: {
    uid: codes.uid,
    usedBy: codes.usedBy,
    active: codes.active,
    from: codes.from,
    until: codes.until,
    date: codes.createdAt,
  },
  natural: { by: codes.createdAt, order: 'desc' },
  filters: {
    uid: anyOf(codes.uid),
    formula: (uid) => (uid === anyFormula ? isNull(codes.formulas) : arrayContains(codes.formulas, [uid])),
  },
  search: (q) => containsWords(sql`lower(${codes.uid})`, q.toLowerCase()),
})

export const rows = versionedRows(codes, codes.uid)

/** Uids without a formula. Locks the formulas found until the transaction ends, so that none is deleted. */
export async function unknownFormulas(db: Database, uids: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ uid: formulas.uid })
    .from(formulas)
    .where(inArray(formulas.uid, [...uids]))
    .for('key share')
  return uids.filter((uid) => !found.some((one) => one.uid === uid))
}

/** Counts orders whose card used the code in another account too: the site cannot refuse a card on a provider's page. */
export async function countRepeatedCards(db: Database, code: string): Promise<number> {
  const others = db
    .select({ one: sql`1` })
    .from(sql`${codeUses} o`)
    .where(sql`o.code = ${code} and o.card = ${codeUses.card} and o.subscriber_uid <> ${codeUses.subscriberUid}`)
  return db.$count(codeUses, sql`${codeUses.code} = ${code} and exists (${others})`)
}
