import { getTableColumns, inArray, isNull, or } from 'drizzle-orm'
import { staffSavedReplies } from '../../../../contracts/support/staff-saved-replies.ts'
import { containsWords } from '../../../../platform/database/index.ts'
import { anyOf, equals, listSource, versionedRows } from '../../../../platform/staff/index.ts'
import { staffScope } from '../../policy.ts'
import { savedReplies } from '../../tables.ts'

const { titleKey, createdAt: _createdAt, ...columns } = getTableColumns(savedReplies)

export const source = listSource(staffSavedReplies.list, {
  table: savedReplies,
  key: savedReplies.uid,
  select: (db) => db.select(columns).from(savedReplies).$dynamic(),
  sorts: { title: titleKey, type: savedReplies.type, uid: savedReplies.uid },
  natural: { by: titleKey, order: 'asc' },
  filters: { uid: anyOf(savedReplies.uid), type: equals(savedReplies.type) },
  search: (q) => containsWords(titleKey, q),
  scope: (viewer) => or(isNull(savedReplies.type), inArray(savedReplies.type, staffScope(viewer).types)),
})

export const rows = versionedRows(savedReplies, savedReplies.uid)
