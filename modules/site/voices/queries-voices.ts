import { asc, desc, eq } from 'drizzle-orm'
import { staffVoices } from '../../../contracts/site/voices.ts'
import type { Database } from '../../../platform/database/index.ts'
import { anyOf, equals, listSource, versionedRows } from '../../../platform/staff/index.ts'
import { voiceInvitations, voices } from '../tables.ts'

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

export const listApproved = (db: Database, limit: number): Promise<VoiceRow[]> =>
  db.select().from(voices).where(eq(voices.state, 'approved')).orderBy(desc(voices.date), asc(voices.uid)).limit(limit)

export async function insertInvitation(db: Database, row: InvitationRow): Promise<void> {
  await db.insert(voiceInvitations).values(row)
}

/** Locks the link until the transaction ends: it writes one voice. */
export async function lockInvitation(db: Database, digest: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(voiceInvitations).where(eq(voiceInvitations.digest, digest)).for('update')
  return row
}

export async function findInvitation(db: Database, digest: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(voiceInvitations).where(eq(voiceInvitations.digest, digest))
  return row
}

export async function findByDigest(db: Database, digest: string): Promise<VoiceRow | undefined> {
  const [row] = await db.select().from(voices).where(eq(voices.digest, digest))
  return row
}

/** Deletes the link and what was written by it. */
export async function deleteByDigest(db: Database, digest: string): Promise<void> {
  await db.delete(voices).where(eq(voices.digest, digest))
  await db.delete(voiceInvitations).where(eq(voiceInvitations.digest, digest))
}

export const listVoicesOf = (db: Database, memberUid: string): Promise<VoiceRow[]> =>
  db.select().from(voices).where(eq(voices.memberUid, memberUid)).orderBy(asc(voices.uid))

export async function deleteVoicesOf(db: Database, memberUid: string): Promise<void> {
  await db.delete(voices).where(eq(voices.memberUid, memberUid))
  await db.delete(voiceInvitations).where(eq(voiceInvitations.memberUid, memberUid))
}
