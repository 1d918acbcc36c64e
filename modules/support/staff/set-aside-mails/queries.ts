import { isNotNull } from 'drizzle-orm'
import { staffSetAsideMails } from '../../../../contracts/support/staff-set-aside-mails.ts'
import { anyOf, listSource } from '../../../../platform/staff/index.ts'
import { mailTries } from '../../incoming/tables.ts'

export const source = listSource(staffSetAsideMails.list, {
  table: mailTries,
  key: mailTries.uid,
  select: (db) => db.select().from(mailTries).$dynamic(),
  sorts: { date: mailTries.firstTriedAt, size: mailTries.size, uid: mailTries.uid },
  natural: { by: mailTries.firstTriedAt, order: 'desc' },
  filters: { uid: anyOf(mailTries.uid), problem: anyOf(mailTries.problem) },
  only: isNotNull(mailTries.problem),
})
