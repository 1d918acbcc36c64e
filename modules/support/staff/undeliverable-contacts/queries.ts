import { isNotNull } from 'drizzle-orm'
import { staffUndeliverableContacts } from '../../../../contracts/support/staff-undeliverable-contacts.ts'
import { anyOf, equals, listSource } from '../../../../platform/staff/index.ts'
import { contacts } from '../../tables.ts'

export const source = listSource(staffUndeliverableContacts.list, {
  table: contacts,
  key: contacts.uid,
  select: (db) => db.select().from(contacts).$dynamic(),
  sorts: { date: contacts.undeliverableAt, uid: contacts.uid },
  natural: { by: contacts.undeliverableAt, order: 'desc' },
  filters: { uid: anyOf(contacts.uid), email: equals(contacts.email) },
  only: isNotNull(contacts.undeliverableAt),
})
