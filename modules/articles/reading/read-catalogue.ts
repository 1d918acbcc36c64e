import { sql } from 'drizzle-orm'
import type { Author, Category, SitePage, Tag } from '../../../contracts/articles/content-entities.ts'
import type { Page } from '../../../contracts/paging.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Cursors, KeysetColumn } from '../../../platform/paging/index.ts'
import { listPage } from './paged-list.ts'
import { toImage } from './present.ts'
import { findAuthors, findCategories, findPages, findTags } from './queries-catalogue.ts'

interface Asked {
  cursor?: string | undefined
  length: number
}

interface Catalogue<Entity> {
  list(cursors: Cursors, db: Database, asked: Asked): Promise<{ payload: Entity[]; page: Page }>
  /** @throws 404 */
  get(db: Database, uid: string): Promise<Entity>
}

const alphabetical: readonly KeysetColumn[] = [
  { column: 'sort_key', type: 'text', direction: 'asc' },
  { column: 'uid', type: 'text', direction: 'asc' },
]

/** Lists the entries of one kind in alphabetical order, or finds one entry. */
function catalogueOf<Row, Entity>(
  table: string,
  find: (db: Database, uids: readonly string[]) => Promise<Row[]>,
  present: (row: Row) => Entity,
  unknown: string,
  where = sql`true`,
): Catalogue<Entity> {
  return {
    async list(cursors, db, { cursor, length }) {
      const { uids, page } = await listPage(cursors, db, {
        table,
        where,
        order: alphabetical,
        cursor,
        length,
      })
      return { payload: (await find(db, uids)).map(present), page }
    },
    async get(db, uid) {
      const [row] = await find(db, [uid])
      if (row === undefined) throw notFound(unknown)
      return present(row)
    },
  }
}

export const authorCatalogue = catalogueOf(
  'authors',
  findAuthors,
  (row): Author => ({ ...row, image: toImage(row.image) }),
  'Cette autrice ou cet auteur n’existe pas.',
)

export const categoryCatalogue = catalogueOf(
  'categories',
  findCategories,
  (row): Category => ({ ...row, image: toImage(row.image) }),
  'Cette rubrique n’existe pas.',
)

export const tagCatalogue = catalogueOf('tags', findTags, (row): Tag => row, 'Ce mot-clé n’existe pas.')

export const pageCatalogue = catalogueOf(
  'pages',
  findPages,
  (row): SitePage => ({ ...row, modified: row.modified.toISOString() }),
  'Cette page n’existe pas.',
  sql`published_at is not null`,
)
