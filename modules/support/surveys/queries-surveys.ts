import { and, asc, eq, gt, inArray, isNotNull, lte, notExists, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../platform/database/index.ts'
import { surveys, tickets } from '../tables.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'
import { ticketColumns } from '../tickets/queries-tickets.ts'

export type SurveyRow = typeof surveys.$inferSelect

/** Tickets closed between these moments after a staff answer, not surveyed yet, locked; other processes skip them. */
export function takeUnsurveyedTickets(db: Database, from: Date, to: Date, limit: number): Promise<TicketRow[]> {
  const asked = db.select({ one: sql`1` }).from(surveys).where(eq(surveys.ticketUid, tickets.uid))
  return db
    .select(ticketColumns)
    .from(tickets)
    .where(
      and(
        eq(tickets.status, 'closed'),
        gt(tickets.closedAt, from),
        lte(tickets.closedAt, to),
        gt(tickets.staffMessages, 0),
        notExists(asked),
      ),
    )
    .orderBy(asc(tickets.closedAt))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function insertSurvey(db: Database, row: SurveyRow): Promise<void> {
  await db.insert(surveys).values(row)
}

/** @returns false when the survey does not exist or has expired */
export async function renewDigest(db: Database, mailUid: string, digest: string, now: Date): Promise<boolean> {
  const renewed = await db
    .update(surveys)
    .set({ digest })
    .where(and(eq(surveys.mailUid, mailUid), gt(surveys.expiresAt, now)))
    .returning({ ticketUid: surveys.ticketUid })
  return renewed.length > 0
}

/** A survey that may still be answered, with its ticket. */
export async function findSurvey(db: Database, digest: string, now: Date) {
  const [found] = await db
    .select({ survey: surveys, ticket: ticketColumns })
    .from(surveys)
    .innerJoin(tickets, eq(tickets.uid, surveys.ticketUid))
    .where(and(eq(surveys.digest, digest), gt(surveys.expiresAt, now)))
  return found
}

export async function saveAnswer(
  db: Database,
  ticketUid: string,
  answer: Pick<SurveyRow, 'rating' | 'comment' | 'answeredAt'>,
): Promise<void> {
  await db.update(surveys).set(answer).where(eq(surveys.ticketUid, ticketUid))
}

export async function listAnswers(db: Database, ticketUids: readonly string[]): Promise<SurveyRow[]> {
  if (ticketUids.length === 0) return []
  return db
    .select()
    .from(surveys)
    .where(and(inArray(surveys.ticketUid, [...ticketUids]), isNotNull(surveys.answeredAt)))
}

/** Averages the answers since that date, in both channels. */
export async function averageRating(db: Database, since: Date): Promise<{ average: number | null; count: number }> {
  const [row] = await rowsOf<{ average: number | null; count: number }>(
    db,
    sql`select avg(rating)::float8 as average, count(*)::int as count from ${surveys}
        where answered_at > ${since.toISOString()}::timestamptz`,
  )
  return { average: row?.average ?? null, count: row?.count ?? 0 }
}
