import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import type { User } from '../../accounts/index.ts'
import { contacts, tickets } from '../tables.ts'

/** It is proved that the address is hers: what was asked from it without signing in is hers too. */
export async function joinContactTickets(db: Database, { uid, email }: Pick<User, 'uid' | 'email'>): Promise<void> {
  const contact = db.select({ uid: contacts.uid }).from(contacts).where(eq(contacts.email, email))
  await db
    .update(tickets)
    .set({ userUid: uid })
    .where(and(eq(tickets.type, 'contact'), inArray(tickets.ownerUid, contact), isNull(tickets.userUid)))
}
