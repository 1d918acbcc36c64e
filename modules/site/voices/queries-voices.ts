import { and, asc, desc, eq, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { staffVoices } from '../../../contracts/site/voices.ts'
import type { Database } from '../../../platform/database/index.ts'
import { anyOf, equals, listSource, versionedRows } from '../../../platform/staff/index.ts'
import { uidsOfStaff } from '../../accounts/index.ts'
import { voiceAsks, voiceInvitations, voices } from '../tables.ts'

export type VoiceRow = typeof voices.$inferSelect
export type InvitationRow = typeof voiceInvitations.$inferSelect

export const source = listSource(staffVoices.list, {
  table: voices,
  key: voices.uid,
  select: (db) => db.select().from(voices).$dynamic(),
  sorts: { date: voices.date, state: voices.state, uid: voices.uid },
  natural: { by: voices.date, order: 'desc' },
  filters: { uid: anyOf(voices.uid), state: equals(voices.state) },
})

export const rows = versionedRows(voices, voices.uid)

/**
 * Approved voices of members: an author who joined staff is left out while on staff.
 * @param examples invented voices too
 */
export const listApprovedVoices = (
  db: Database,
  { most, examples }: { most: number; examples: boolean },
): Promise<VoiceRow[]> =>
  db
    .select()
    .from(voices)
    .where(
      and(
        eq(voices.state, 'approved'),
        examples ? undefined : eq(voices.example, false),
        or(isNull(voices.memberUid), sql`${voices.memberUid} not in ${uidsOfStaff}`),
      ),
    )
    .orderBy(desc(voices.date), asc(voices.uid))
    .limit(most)

export async function insertInvitation(db: Database, row: InvitationRow): Promise<void> {
  await db.insert(voiceInvitations).values(row)
}

/** Locks the link until the transaction ends: only one voice can be written with it. */
export async function lockInvitation(db: Database, digest: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(voiceInvitations).where(eq(voiceInvitations.digest, digest)).for('update')
  return row
}

export async function findInvitation(db: Database, digest: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(voiceInvitations).where(eq(voiceInvitations.digest, digest))
  return row
}

export async function findVoiceByDigest(db: Database, digest: string): Promise<VoiceRow | undefined> {
  const [row] = await db.select().from(voices).where(eq(voices.digest, digest))
  return row
}

export async function deleteVoiceByDigest(db: Database, digest: string): Promise<void> {
  await db.delete(voices).where(eq(voices.digest, digest))
  await db.delete(voiceInvitations).where(eq(voiceInvitations.digest, digest))
}

export async function deleteUnusedLinks(db: Database, now: Date): Promise<void> {
  const written = db.select({ one: sql`1` }).from(voices).where(eq(voices.digest, voiceInvitations.digest))
  await db.delete(voiceInvitations).where(and(lte(voiceInvitations.expiresAt, now), notExists(written)))
}

type AskRow = typeof voiceAsks.$inferSelect

/** @returns false if the member was already asked */
export async function insertAsk(db: Database, row: AskRow): Promise<boolean> {
  return (await db.insert(voiceAsks).values(row).onConflictDoNothing().returning()).length > 0
}

export async function recordAskRefusal(db: Database, memberUid: string, refusedAt: Date): Promise<void> {
  const row = { memberUid, askedAt: refusedAt, refusedAt }
  await db.insert(voiceAsks).values(row).onConflictDoUpdate({ target: voiceAsks.memberUid, set: { refusedAt } })
}

export async function hasRefused(db: Database, memberUid: string): Promise<boolean> {
  const refused = and(eq(voiceAsks.memberUid, memberUid), isNotNull(voiceAsks.refusedAt))
  return (await db.select({ one: sql`1` }).from(voiceAsks).where(refused)).length > 0
}

/** Tells whether the member has a link or a voice. */
export async function wasInvited(db: Database, memberUid: string): Promise<boolean> {
  const links = await db.select({ one: sql`1` }).from(voiceInvitations).where(eq(voiceInvitations.memberUid, memberUid))
  return links.length > 0 || (await listVoicesOf(db, memberUid)).length > 0
}

export const findAsk = async (db: Database, memberUid: string): Promise<AskRow | undefined> =>
  (await db.select().from(voiceAsks).where(eq(voiceAsks.memberUid, memberUid)))[0]

export const listVoicesOf = (db: Database, memberUid: string): Promise<VoiceRow[]> =>
  db.select().from(voices).where(eq(voices.memberUid, memberUid)).orderBy(asc(voices.uid))

export async function deleteVoicesOf(db: Database, memberUid: string): Promise<void> {
  await db.delete(voices).where(eq(voices.memberUid, memberUid))
  await db.delete(voiceInvitations).where(eq(voiceInvitations.memberUid, memberUid))
  await db.delete(voiceAsks).where(eq(voiceAsks.memberUid, memberUid))
}
