import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

export interface SkippedRow {
  what: string
  why: string
}

/** One run of an import, or its rehearsal. */
export const imports = pgTable('imports', {
  uid: uuid().primaryKey(),
  format: text({ enum: ['ghost', 'wxr', 'export'] }).notNull(),
  dryRun: boolean().notNull(),
  /** the only site that pictures are downloaded from; null: those of the archive alone */
  pictures: text(),
  state: text({ enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
  startedBy: uuid().notNull(),
  startedAt: moment().notNull(),
  finishedAt: moment(),
  /** how often the job began: a process that ends is replaced by another */
  attempts: integer().notNull().default(0),
  total: integer().notNull().default(0),
  created: integer().notNull().default(0),
  updated: integer().notNull().default(0),
  unchanged: integer().notNull().default(0),
  /** the position of the last line of its report */
  lastLine: integer().notNull().default(0),
})

/** The lines of a report: a row each, so that a line costs the same however many there are. */
export const importLines = pgTable(
  'import_lines',
  {
    import: uuid()
      .notNull()
      .references(() => imports.uid, { onDelete: 'cascade' }),
    /** digest of both texts: a run that goes on after an interruption may report the same again */
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

/** Items imported from another site: the next import of it creates no duplicates. */
export const importedItems = pgTable(
  'imported_items',
  {
    /** the other site */
    origin: text().notNull(),
    kind: text({ enum: ['author', 'category', 'tag', 'media', 'article', 'page'] }).notNull(),
    /** its name there */
    foreignId: text().notNull(),
    /** its name here */
    uid: text().notNull(),
    /** digest of the imported item */
    digest: text().notNull(),
    /** version of the record after the import: a later one means that a person changed it */
    version: integer().notNull(),
    /** the import that looked at it last */
    lastImport: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.origin, table.kind, table.foreignId] })],
)
