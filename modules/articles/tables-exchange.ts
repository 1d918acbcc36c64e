import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

export interface SkippedRow {
  what: string
  why: string
}

/** One import, or its dry run. */
export const imports = pgTable('imports', {
  uid: uuid().primaryKey(),
  format: text({ enum: ['ghost', 'wxr', 'export'] }).notNull(),
  dryRun: boolean().notNull(),
  /** the only site that pictures are downloaded from; null: only the archive's pictures are used */
  pictures: text(),
  state: text({ enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
  startedBy: uuid().notNull(),
  startedAt: moment().notNull(),
  finishedAt: moment(),
  /** how often the job was started: it is retried if its process ends */
  attempts: integer().notNull().default(0),
  total: integer().notNull().default(0),
  created: integer().notNull().default(0),
  updated: integer().notNull().default(0),
  unchanged: integer().notNull().default(0),
  lastLine: integer().notNull().default(0),
})

/** The lines of a report, one row each: the cost of a line does not depend on their number. */
export const importLines = pgTable(
  'import_lines',
  {
    import: uuid()
      .notNull()
      .references(() => imports.uid, { onDelete: 'cascade' }),
    /** digest of both texts: a resumed run may report the same line again */
    key: text().notNull(),
    position: integer().notNull(),
    what: text().notNull(),
    why: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.import, table.key] }),
    index('import_lines_position').on(table.import, table.position),
  ],
)

/** Items imported from another site: its next import creates no duplicates. */
export const importedItems = pgTable(
  'imported_items',
  {
    /** identifies the other site */
    origin: text().notNull(),
    kind: text({ enum: ['author', 'category', 'tag', 'media', 'article', 'page'] }).notNull(),
    /** the item's identifier on the other site */
    foreignId: text().notNull(),
    /** the record's uid on this site */
    uid: text().notNull(),
    digest: text().notNull(),
    /** version of the record after the import: a later version means that a person changed it */
    version: integer().notNull(),
    /** the last import that contained the item */
    lastImport: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.origin, table.kind, table.foreignId] })],
)
