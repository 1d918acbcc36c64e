import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { attempts, subscribers } from '../tables.ts'

export type AttemptRow = typeof attempts.$inferSelect
export type NewAttemptRow = typeof attempts.$inferInsert

const openStates = ['started', 'redirected', 'pending'] as const

export const isOpenAttempt = (attempt: Pick<AttemptRow, 'state'>): boolean =>
  (openStates as readonly string[]).includes(attempt.state)

export async function insertAttempt(db: Database, row: NewAttemptRow): Promise<AttemptRow> {
  const [inserted] = await db.insert(attempts).values(row).returning()
  if (!inserted) throw new Error('the attempt could not be stored')
  return inserted
}

export async function findAttempt(db: Database, uid: string): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(attempts).where(eq(attempts.uid, uid))
  return row
}

export async function findAttemptByRequest(db: Database, subscriberUid: string, requestKey: string) {
  const [row] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.subscriberUid, subscriberUid), eq(attempts.requestKey, requestKey)))
  return row as AttemptRow | undefined
}

export async function findOpenAttempt(db: Database, subscriptionUid: string): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.subscriptionUid, subscriptionUid), inArray(attempts.state, [...openStates])))
  return row
}

/** Latest attempt of an order by the user; renewals and gifts are left out. */
export async function findLastOrderAttempt(db: Database, userUid: string): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select({ attempt: attempts })
    .from(attempts)
    .innerJoin(subscribers, eq(subscribers.uid, attempts.subscriberUid))
    .where(
      and(
        eq(subscribers.userUid, userUid),
        isNotNull(attempts.subscriptionUid),
        inArray(attempts.way, ['card', 'checkout']),
      ),
    )
    .orderBy(desc(attempts.createdAt), desc(attempts.uid))
    .limit(1)
  return row?.attempt
}

export async function updateAttempt(db: Database, uid: string, change: Partial<NewAttemptRow>): Promise<void> {
  await db.update(attempts).set(change).where(eq(attempts.uid, uid))
}

export async function attemptsOf(db: Database, subscriberUid: string): Promise<AttemptRow[]> {
  return db.select().from(attempts).where(eq(attempts.subscriberUid, subscriberUid)).orderBy(asc(attempts.createdAt))
}

/** Attempts with an unknown outcome that reconciliation has to look up; marked so that no other process asks about them too. */
export async function takeAttemptsToLookAt(
  db: Database,
  now: Date,
  again: (attempt: AttemptRow, now: Date) => Date,
): Promise<AttemptRow[]> {
  const due = await db
    .select()
    .from(attempts)
    .where(lte(attempts.lookAt, now))
    .orderBy(attempts.lookAt)
    .limit(20)
    .for('no key update', { skipLocked: true })
  for (const attempt of due) await updateAttempt(db, attempt.uid, { lookAt: again(attempt, now) })
  return due
}
