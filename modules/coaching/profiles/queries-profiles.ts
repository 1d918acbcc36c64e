import { eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { profiles } from '../tables-profiles.ts'

export type ProfileRow = typeof profiles.$inferSelect

export async function findProfile(db: Database, coachUid: string): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.coachUid, coachUid))
  return row
}

export async function listProfiles(db: Database, coachUids: readonly string[]): Promise<ProfileRow[]> {
  if (coachUids.length === 0) return []
  return db
    .select()
    .from(profiles)
    .where(inArray(profiles.coachUid, [...coachUids]))
}

/** Admits one writer at a time, until the transaction ends. */
export async function lockProfiles(db: Database): Promise<void> {
  await db.execute(sql`lock table ${profiles} in share row exclusive mode`)
}

export async function saveProfile(db: Database, row: ProfileRow): Promise<void> {
  const { coachUid: _key, ...values } = row
  await db.insert(profiles).values(row).onConflictDoUpdate({ target: profiles.coachUid, set: values })
}

/** Slugs that public pages have, or had. */
export async function findTakenSlugs(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.select({ slug: profiles.slug }).from(profiles).where(isNotNull(profiles.slug))
  return new Set(rows.flatMap(({ slug }) => slug ?? []))
}

export async function findProfileByAuthor(db: Database, author: string): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.author, author))
  return row
}

export async function deleteProfile(db: Database, coachUid: string): Promise<void> {
  await db.delete(profiles).where(eq(profiles.coachUid, coachUid))
}

/** Coaches whose portrait is the medium, on the published sheet or in its draft. */
export async function coachesWithPortrait(db: Database, medium: string): Promise<string[]> {
  const rows = await db
    .select({ uid: profiles.coachUid })
    .from(profiles)
    .where(sql`${profiles.draft}->>'portrait' = ${medium} or ${profiles.live}->>'portrait' = ${medium}`)
  return rows.map(({ uid }) => uid)
}
