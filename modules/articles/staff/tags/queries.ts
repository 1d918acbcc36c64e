import { getTableColumns, sql } from 'drizzle-orm'
import { staffTags } from '../../../../contracts/articles/staff-content.ts'
import { containsWords } from '../../../../platform/database/index.ts'
import { anyOf, listSource, versionedRows } from '../../../../platform/staff/index.ts'
import { articleTags, tags } from '../../tables.ts'
import { countedArticles } from '../entries/usage.ts'

export const source = listSource(staffTags.list, {
  table: tags,
  key: tags.uid,
  select: (db) =>
    db
      .select({
        ...getTableColumns(tags),
        articles: countedArticles(sql`select from ${articleTags} x where x.tag = ${tags.uid}`),
      })
      .from(tags)
      .$dynamic(),
  sorts: { name: tags.sortKey, uid: tags.uid },
  natural: { by: tags.sortKey },
  filters: { uid: anyOf(tags.uid) },
  search: (q) => containsWords(sql`fold(${tags.name})`, q),
})

export const rows = versionedRows(tags, tags.uid)
