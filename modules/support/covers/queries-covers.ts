import { and, desc, eq, gt, isNotNull, isNull, lt, lte, or, type Placeholder, sql } from 'drizzle-orm'
import { staffCovers } from '../../../contracts/support/staff-covers.ts'
import { type Database, memoizeQuery } from '../../../platform/database/index.ts'
import { anyOf, equals, listSource, versionedRows } from '../../../platform/staff/index.ts'
import { covers } from '../tables-covers.ts'

export type CoverRow = typeof covers.$inferSelect

/** Each coach sees the covers that concern them; admins see all. */
export const source = listSource(staffCovers.list, {
  table: covers,
  key: covers.uid,
  select: (db) => db.select().from(covers).$dynamic(),
  sorts: { from: covers.startsAt, uid: covers.uid },
  natural: { by: covers.startsAt, order: 'desc' },
  filters: { uid: anyOf(covers.uid), coach: equals(covers.coachUid), cover: equals(covers.coverUid) },
  scope: (viewer) =>
    viewer.acl.admin ? undefined : or(eq(covers.coachUid, viewer.uid), eq(covers.coverUid, viewer.uid)),
})

export const rows = versionedRows(covers, covers.uid)

const open = isNull(covers.closedAt)
const accepted = isNotNull(covers.acceptedAt)

const running = (now: Date | Placeholder) => and(accepted, open, lte(covers.startsAt, now), gt(covers.endsAt, now))

/** The coaches whom this coach covers at that moment. */
export async function listCoveredCoaches(db: Database, coverUid: string, now: Date): Promise<string[]> {
  const found = await db
    .select({ coachUid: covers.coachUid })
    .from(covers)
    .where(and(eq(covers.coverUid, coverUid), running(now)))
  return found.map(({ coachUid }) => coachUid)
}

export function listRunningCovers(db: Database, now: Date): Promise<CoverRow[]> {
  return db.select().from(covers).where(running(now))
}

export async function findRunningCover(db: Database, coachUid: string, now: Date): Promise<CoverRow | undefined> {
  const [row] = await runningOf(db).execute({ coachUid, now })
  return row
}

const runningOf = memoizeQuery((db) =>
  db
    .select()
    .from(covers)
    .where(and(eq(covers.coachUid, sql.placeholder('coachUid')), running(sql.placeholder('now'))))
    .prepare('support_running_cover'),
)

/** Maximum number of covers read per coach. Each lasts at least a day, and promises rarely span so many days. */
const mostConsidered = 100
const mostInMonth = 1000

/** Agreed covers of these coaches, also past ones, to compute their hours. Newest first. */
export function listAgreedCovers(db: Database, coachUids: readonly string[]): Promise<CoverRow[]> {
  return db
    .select()
    .from(covers)
    .where(and(sql`${covers.coachUid} = any(${sql.param([...coachUids])}::uuid[])`, accepted))
    .orderBy(desc(covers.startsAt))
    .limit(mostConsidered * coachUids.length)
}

/** Open covers that overlap this period; the limit exceeds what a team agrees in a month. */
export function listCoversBetween(db: Database, startsAt: Date, endsAt: Date): Promise<CoverRow[]> {
  return db
    .select()
    .from(covers)
    .where(and(open, lt(covers.startsAt, endsAt), gt(covers.endsAt, startsAt)))
    .orderBy(covers.startsAt, covers.uid)
    .limit(mostInMonth)
}

/** The coaches whom this coach covers now or later: their promises use this coach's hours. */
export async function listCoachesToCover(db: Database, coverUid: string, now: Date): Promise<string[]> {
  const found = await db
    .selectDistinct({ coachUid: covers.coachUid })
    .from(covers)
    .where(and(eq(covers.coverUid, coverUid), accepted, open, gt(covers.endsAt, now)))
  return found.map(({ coachUid }) => coachUid)
}

/** Locks these coaches, in the order of their uids, so that no covers overlap. */
export async function lockCoaches(db: Database, uids: readonly string[]): Promise<void> {
  for (const uid of [...uids].sort())
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`support.cover/${uid}`}))`)
}

/** Open covers that conflict: the coach is already covered or covers a colleague, or the chosen colleague is away. */
export function listOverlappingCovers(
  db: Database,
  {
    uid,
    coachUid,
    coverUid,
    startsAt,
    endsAt,
  }: Pick<CoverRow, 'uid' | 'coachUid' | 'coverUid' | 'startsAt' | 'endsAt'>,
): Promise<CoverRow[]> {
  return db
    .select()
    .from(covers)
    .where(
      and(
        open,
        lt(covers.startsAt, endsAt),
        gt(covers.endsAt, startsAt),
        sql`${covers.uid} <> ${uid}`,
        or(
          eq(covers.coachUid, coachUid),
          and(accepted, or(eq(covers.coachUid, coverUid), eq(covers.coverUid, coachUid))),
        ),
      ),
    )
}

/** Agreed covers that began or ended since the lists were notified, locked until the transaction ends; other processes skip them. */
export function takeUnnotifiedCovers(db: Database, now: Date, limit: number): Promise<CoverRow[]> {
  const begun = and(isNull(covers.beginNotifiedAt), lte(covers.startsAt, now))
  const ended = or(lte(covers.endsAt, now), lte(covers.closedAt, now))
  return db
    .select()
    .from(covers)
    .where(and(accepted, isNull(covers.endNotifiedAt), or(begun, ended)))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function updateCover(db: Database, uid: string, values: Partial<CoverRow>): Promise<void> {
  await db.update(covers).set(values).where(eq(covers.uid, uid))
}

export async function deleteCoversOf(db: Database, staffUid: string): Promise<void> {
  await db.delete(covers).where(or(eq(covers.coachUid, staffUid), eq(covers.coverUid, staffUid)))
}
