import { inArray, sql } from 'drizzle-orm'
import { staffMediaResource } from '../../../../contracts/staff-media.ts'
import { containsWords } from '../../../../platform/database/index.ts'
import { anyOf, equals, listSource, versionedRows } from '../../../../platform/staff/index.ts'
import { media } from '../../tables.ts'

export const source = listSource(staffMediaResource.list, {
  table: media,
  key: media.uid,
  select: (db) => db.select().from(media).$dynamic(),
  wide: true,
  sorts: {
    date: media.date,
    name: sql`fold(${media.name})`,
    mimeType: media.mimeType,
    size: media.size,
    width: media.width,
    height: media.height,
    author: media.authorKey,
    uid: media.uid,
  },
  natural: { by: media.date, order: 'desc' },
  filters: {
    uid: anyOf(media.uid),
    mimeType: (types) => inArray(media.mimeType, types),
    author: equals(media.author),
  },
  search: (q) => containsWords(sql`fold(${media.name} || ' ' || ${media.alt})`, q),
})

export const rows = versionedRows(media, media.uid)
