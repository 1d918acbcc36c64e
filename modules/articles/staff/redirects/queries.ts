import { sql } from 'drizzle-orm'
import { staffRedirects } from '../../../../contracts/articles/redirects.ts'
import { containsWords } from '../../../../platform/database/index.ts'
import { anyOf, listSource, versionedRows } from '../../../../platform/staff/index.ts'
import { redirects } from '../../tables-redirects.ts'

export const source = listSource(staffRedirects.list, {
  table: redirects,
  key: redirects.uid,
  select: (db) => db.select().from(redirects).$dynamic(),
  sorts: { source: redirects.source, target: redirects.target, date: redirects.date, uid: redirects.uid },
  natural: { by: redirects.date, order: 'desc' },
  filters: { uid: anyOf(redirects.uid), origin: anyOf(redirects.origin) },
  search: (q) => containsWords(sql`fold(${redirects.source} || ' ' || ${redirects.target})`, q),
})

export const rows = versionedRows(redirects, redirects.uid)
