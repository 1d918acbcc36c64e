import { messages } from '../../../../contracts/messages.ts'
import type { StaffContact } from '../../../../contracts/support/staff-contacts.ts'
import { writeAudit } from '../../../../platform/audit/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { invalid, notFound, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { outdatedVersionError } from '../../../../platform/staff/index.ts'
import { type ContactRow, findContact, listSamePerson, lockContacts, setPerson } from './queries-contacts.ts'

/** @throws 404 */
export async function readContact(db: Database, uid: string): Promise<StaffContact> {
  const contact = await findContact(db, uid)
  if (!contact) throw notFound()
  const others = contact.personUid === null ? [] : await listSamePerson(db, contact.personUid)
  return {
    uid,
    email: contact.email,
    version: contact.version,
    blockedAt: contact.blockedAt?.toISOString() ?? null,
    samePerson: others.filter((one) => one.uid !== uid).map(({ uid, email }) => ({ uid, email })),
  }
}

function requireVersion(contact: ContactRow | undefined, version: number): asserts contact is ContactRow {
  if (!contact) throw notFound()
  if (contact.version !== version) throw outdatedVersionError()
}

/**
 * Notes that two addresses belong to one person. Each address keeps its own tickets and link: readers of one mailbox
 * must not see what was written from the other.
 * @throws 400, 404, 409
 */
export function linkContacts(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  viewer: Viewer,
  { uid, contact, version }: { uid: string; contact: string; version: number },
): Promise<StaffContact> {
  return db.transaction(async (db) => {
    const both = await lockContacts(db, [uid, contact])
    const one = both.find((row) => row.uid === uid)
    const other = both.find((row) => row.uid === contact)
    requireVersion(one, version)
    if (!other || one === other) throw invalid([violation('contact', messages.choice)])
    const person = one.personUid ?? other.personUid ?? one.uid
    if (one.personUid !== person || other.personUid !== person) {
      await setPerson(db, [one, other], person)
      const detail = { contact }
      await writeAudit(db, clock, { actor: viewer.uid, action: 'contacts.same-person', target: uid, detail })
    }
    return readContact(db, uid)
  })
}

/** @throws 404, 409 */
export function unlinkContact(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  viewer: Viewer,
  { uid, version }: { uid: string; version: number },
): Promise<void> {
  return db.transaction(async (db) => {
    const [contact] = await lockContacts(db, [uid])
    requireVersion(contact, version)
    if (contact.personUid === null) return
    await setPerson(db, [{ ...contact, personUid: null }], null)
    await writeAudit(db, clock, { actor: viewer.uid, action: 'contacts.another-person', target: uid })
  })
}
