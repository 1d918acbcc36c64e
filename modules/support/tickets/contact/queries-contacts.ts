import { randomUUIDv7 } from 'node:crypto'
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { accessTokens, contacts, tickets } from '../../tables.ts'

export type ContactRow = typeof contacts.$inferSelect

export const newContact = (email: string, createdAt: Date): ContactRow => ({
  uid: randomUUIDv7(),
  email,
  createdAt,
  undeliverableAt: null,
  blockedAt: null,
  personUid: null,
  version: 1,
})

export async function findContact(db: Database, uid: string): Promise<ContactRow | undefined> {
  const [row] = await db.select().from(contacts).where(eq(contacts.uid, uid))
  return row
}

/** All addresses of one person, by address. */
export const listSamePerson = (db: Database, personUid: string): Promise<ContactRow[]> =>
  db.select().from(contacts).where(eq(contacts.personUid, personUid)).orderBy(asc(contacts.email))

/** Locks the contacts in the same order for all callers, until the caller's transaction ends. */
export const lockContacts = (db: Database, uids: readonly string[]): Promise<ContactRow[]> =>
  db
    .select()
    .from(contacts)
    .where(inArray(contacts.uid, [...uids]))
    .orderBy(asc(contacts.uid))
    .for('update')

/** Moves these contacts, and all other contacts of their former persons, to this person. */
export async function setPerson(
  db: Database,
  moved: readonly Pick<ContactRow, 'uid' | 'personUid'>[],
  personUid: string | null,
): Promise<void> {
  const persons = moved.flatMap((one) => one.personUid ?? [])
  const uids = moved.map((one) => one.uid)
  await db
    .update(contacts)
    .set({ personUid, version: sql`${contacts.version} + 1` })
    .where(or(inArray(contacts.uid, uids), persons.length > 0 ? inArray(contacts.personUid, persons) : undefined))
}

/** @returns false for an outdated version, or an unknown contact */
export async function setBlocked(
  db: Database,
  { uid, version }: Pick<ContactRow, 'uid' | 'version'>,
  blockedAt: Date | null,
): Promise<boolean> {
  const changed = await db
    .update(contacts)
    .set({ blockedAt, version: version + 1 })
    .where(and(eq(contacts.uid, uid), eq(contacts.version, version)))
    .returning({ uid: contacts.uid })
  return changed.length > 0
}

/**
 * @returns the contact of that e-mail, created if missing; clears its delivery failure, because the user asks for mail
 */
export async function saveContact(db: Database, contact: ContactRow): Promise<ContactRow> {
  const [row] = await db
    .insert(contacts)
    .values(contact)
    .onConflictDoUpdate({ target: contacts.email, set: { email: contact.email, undeliverableAt: null } })
    .returning()
  if (!row) throw new Error('the contact could not be stored')
  return row
}

/** The contact with the name of its last modified ticket. */
export async function findContactWithTickets(db: Database, email: string) {
  const [row] = await db
    .select({ uid: contacts.uid, email: contacts.email, name: tickets.contactName })
    .from(contacts)
    .innerJoin(tickets, and(eq(tickets.ownerUid, contacts.uid), eq(tickets.type, 'contact')))
    .where(eq(contacts.email, email))
    .orderBy(desc(tickets.modifiedAt), desc(tickets.uid))
    .limit(1)
  return row
}

export async function insertToken(db: Database, token: typeof accessTokens.$inferInsert): Promise<void> {
  await db.insert(accessTokens).values(token)
}

const alive = (digest: string, now: Date) =>
  and(eq(accessTokens.digest, digest), isNull(accessTokens.revokedAt), gt(accessTokens.expiresAt, now))

export async function findTokenHolder(db: Database, digest: string, now: Date): Promise<ContactRow | undefined> {
  const [row] = await db
    .select(getTableColumns(contacts))
    .from(accessTokens)
    .innerJoin(contacts, eq(contacts.uid, accessTokens.contactUid))
    .where(alive(digest, now))
  return row
}

export async function revokeToken(db: Database, digest: string, now: Date): Promise<void> {
  await db.update(accessTokens).set({ revokedAt: now }).where(alive(digest, now))
}

export async function deleteExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.delete(accessTokens).where(lte(accessTokens.expiresAt, now))
}
