import { inArray, type SQL, sql } from 'drizzle-orm'
import { staffMediaResource } from '../../../../contracts/articles/staff-media.ts'
import { containsWords } from '../../../../platform/database/index.ts'
import { anyOf, equals, listSource, versionedRows } from '../../../../platform/staff/index.ts'
import { media } from '../../tables.ts'

const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const inText = (column: SQL) => sql`(regexp_matches(${column}, ${sql.raw(`'/media/(${uuidPattern})/'`)}, 'g'))[1]::uuid`

/** Reads each text once, however many media there are. */
const isUsed = sql`${media.uid} in (
  select image from articles where image is not null
  union select image from authors where image is not null
  union select image from categories where image is not null
  union select (draft ->> 'image')::uuid from article_drafts where draft ->> 'image' is not null
  union select ${inText(sql`content`)} from articles where content like '%/media/%'
  union select ${inText(sql`content`)} from pages where content like '%/media/%'
  union select ${inText(sql`draft ->> 'content'`)} from article_drafts where draft ->> 'content' like '%/media/%')`

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
    used: (used) => (used === '1' ? isUsed : sql`not (${isUsed})`),
  },
  search: (q) => containsWords(sql`fold(${media.name} || ' ' || ${media.alt})`, q),
})

export const rows = versionedRows(media, media.uid)
