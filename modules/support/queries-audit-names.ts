import { inArray } from 'drizzle-orm'
import { elideDe } from '../../contracts/text/french-names.ts'
import type { Database } from '../../platform/database/index.ts'
import { contacts, tickets } from './tables.ts'

/** Requests by their title; discussions by the member, because their titles are encrypted; contacts by their address. */
export async function nameForAudit(db: Database, uids: readonly string[]): Promise<[uid: string, name: string][]> {
  const { uid, type, title, contactName } = tickets
  const found = await db
    .select({ uid, type, title, contactName })
    .from(tickets)
    .where(inArray(uid, [...uids]))
  const people = await db
    .select({ uid: contacts.uid, email: contacts.email })
    .from(contacts)
    .where(inArray(contacts.uid, [...uids]))
  return [
    ...found.map((one): [string, string] => [
      one.uid,
      one.type === 'contact' ? one.title : `Échange ${elideDe(one.contactName)}`,
    ]),
    ...people.map((one): [string, string] => [one.uid, one.email]),
  ]
}
