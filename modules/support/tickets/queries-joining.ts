import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import type { User } from '../../accounts/index.ts'
import { contacts, tickets } from '../tables.ts'

/** Gives the user the tickets that were opened from their verified address without signing in. */
export async function joinContactTickets(db: Database, { uid, email }: Pick<User, 'uid' | 'email'>): Promise<void> {
  const contact = db.select({ uid: contacts.uid }).from(contacts).where(eq(contacts.email, email))
  await db
    .update(tickets)
    .set({ userUid: uid })
    .where(and(eq(tickets.type, 'contact'), inArray(tickets.ownerUid, contact), isNull(tickets.userUid)))
}
