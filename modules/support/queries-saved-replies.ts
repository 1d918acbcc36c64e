import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { SupportType } from '../../contracts/support.ts'
import type { Database } from '../../platform/database/index.ts'
import type { SavedReplyRow } from './queries-rows.ts'
import { savedReplies } from './tables.ts'

const { titleKey, ...columns } = getTableColumns(savedReplies)
const sortColumns = { title: savedReplies.titleKey, type: savedReplies.type, uid: savedReplies.uid } as const

export interface ReplyListing {
  /** the rooms she works in */
  types: readonly SupportType[]
  type?: SupportType | undefined
  uids?: readonly string[] | undefined
  q?: string | undefined
  sort: keyof typeof sortColumns
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

function conditionOf({ types, type, uids, q }: ReplyListing): SQL | undefined {
  const pattern = `%${(q ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`
  return and(
    or(isNull(savedReplies.type), inArray(savedReplies.type, [...types])),
    type ? eq(savedReplies.type, type) : undefined,
    uids ? inArray(savedReplies.uid, [...uids]) : undefined,
    q?.trim() ? sql`${titleKey} like fold(${pattern})` : undefined,
  )
}

export async function listReplies(db: Database, listing: ReplyListing) {
  const direction = listing.order === 'desc' ? desc : asc
  const where = conditionOf(listing)
  const rows = await db
    .select(columns)
    .from(savedReplies)
    .where(where)
    .orderBy(direction(sortColumns[listing.sort]), direction(savedReplies.uid))
    .limit(listing.limit)
    .offset(listing.offset)
  const [total] = await db.select({ count: count() }).from(savedReplies).where(where)
  return { rows, total: total?.count ?? 0 }
}

export async function findReply(db: Database, uid: string): Promise<SavedReplyRow | undefined> {
  const [row] = await db.select(columns).from(savedReplies).where(eq(savedReplies.uid, uid))
  return row
}

export async function insertReply(db: Database, reply: SavedReplyRow): Promise<void> {
  await db.insert(savedReplies).values(reply)
}

type Change = Partial<Pick<SavedReplyRow, 'type' | 'title' | 'content'>>

/** @returns undefined where that version is no longer the one kept */
export async function updateReply(
  db: Database,
  { uid, version }: Pick<SavedReplyRow, 'uid' | 'version'>,
  change: Change,
): Promise<SavedReplyRow | undefined> {
  const [row] = await db
    .update(savedReplies)
    .set({ ...change, version: sql`${savedReplies.version} + 1` })
    .where(and(eq(savedReplies.uid, uid), eq(savedReplies.version, version)))
    .returning(columns)
  return row
}

/** @returns false where that version is no longer the one kept */
export async function deleteReply(db: Database, uid: string, version: number): Promise<boolean> {
  const deleted = await db
    .delete(savedReplies)
    .where(and(eq(savedReplies.uid, uid), eq(savedReplies.version, version)))
    .returning({ uid: savedReplies.uid })
  return deleted.length > 0
}
