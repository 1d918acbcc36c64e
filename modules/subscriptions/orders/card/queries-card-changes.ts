import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { cardChanges } from '../../tables-cards.ts'

export type CardChangeRow = typeof cardChanges.$inferSelect
type NewCardChangeRow = typeof cardChanges.$inferInsert

const openStates = ['started', 'redirected', 'pending'] as const

export const isOpenChange = ({ state }: Pick<CardChangeRow, 'state'>): boolean =>
  (openStates as readonly string[]).includes(state)

export async function insertCardChange(db: Database, row: NewCardChangeRow): Promise<CardChangeRow> {
  const [inserted] = await db.insert(cardChanges).values(row).returning()
  if (!inserted) throw new Error('the change of card could not be stored')
  return inserted
}

export async function updateCardChange(db: Database, uid: string, change: Partial<NewCardChangeRow>): Promise<void> {
  await db.update(cardChanges).set(change).where(eq(cardChanges.uid, uid))
}

export async function findCardChange(db: Database, uid: string): Promise<CardChangeRow | undefined> {
  const [row] = await db.select().from(cardChanges).where(eq(cardChanges.uid, uid))
  return row
}

export async function findCardChangeByRequest(db: Database, subscriberUid: string, requestKey: string) {
  const [row] = await db
    .select()
    .from(cardChanges)
    .where(and(eq(cardChanges.subscriberUid, subscriberUid), eq(cardChanges.requestKey, requestKey)))
  return row as CardChangeRow | undefined
}

export async function findOpenCardChange(db: Database, subscriptionUid: string): Promise<CardChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(cardChanges)
    .where(and(eq(cardChanges.subscriptionUid, subscriptionUid), inArray(cardChanges.state, [...openStates])))
  return row
}

export async function findLastCardChange(db: Database, subscriptionUid: string): Promise<CardChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(cardChanges)
    .where(eq(cardChanges.subscriptionUid, subscriptionUid))
    .orderBy(desc(cardChanges.createdAt), desc(cardChanges.uid))
    .limit(1)
  return row
}

/** The change that stored that card. */
export async function findChangeTo(db: Database, subscriptionUid: string, method: string) {
  const [row] = await db
    .select()
    .from(cardChanges)
    .where(
      and(
        eq(cardChanges.subscriptionUid, subscriptionUid),
        eq(cardChanges.state, 'kept'),
        eq(cardChanges.method, method),
      ),
    )
    .orderBy(desc(cardChanges.settledAt))
    .limit(1)
  return row as CardChangeRow | undefined
}

export async function cardChangesOf(db: Database, subscriberUid: string): Promise<CardChangeRow[]> {
  return db
    .select()
    .from(cardChanges)
    .where(eq(cardChanges.subscriberUid, subscriberUid))
    .orderBy(cardChanges.createdAt)
}

/** Changes with an unknown outcome; marked so that no other process asks about them too. */
export async function takeCardChangesToLookAt(
  db: Database,
  now: Date,
  again: (change: CardChangeRow, now: Date) => Date,
): Promise<CardChangeRow[]> {
  const due = await db
    .select()
    .from(cardChanges)
    .where(lte(cardChanges.lookAt, now))
    .orderBy(cardChanges.lookAt)
    .limit(20)
    .for('no key update', { skipLocked: true })
  for (const change of due) await updateCardChange(db, change.uid, { lookAt: again(change, now) })
  return due
}
