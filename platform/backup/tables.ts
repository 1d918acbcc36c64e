import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Each backup that was made or attempted, and each rehearsed restore. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    uid: uuid().primaryKey(),
    kind: text({ enum: ['backup', 'rehearsal'] }).notNull(),
    /** day of a scheduled backup, unique so that only one process makes it; null for other runs */
    slot: text().unique('backup_runs_slot'),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** null while the run is in progress, and forever if its process was killed */
    finishedAt: timestamp({ withTimezone: true }),
    ok: boolean(),
    /** the archive's file or address, without credentials */
    place: text().notNull(),
    bytes: bigint({ mode: 'number' }),
    /** error of a failed run, or counts of a successful one */
    detail: text().notNull().default(''),
  },
  (table) => [index('backup_runs_finished').on(table.kind, table.finishedAt)],
)
