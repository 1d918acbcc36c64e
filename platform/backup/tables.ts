import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Each backup that was made or attempted, and each rehearsed restore. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    uid: uuid().primaryKey(),
    kind: text({ enum: ['backup', 'rehearsal'] }).notNull(),
    /** day of a scheduled backup, so that one process alone makes it */
    slot: text().unique('backup_runs_slot'),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** null while it is under way, and for ever where the process was killed */
    finishedAt: timestamp({ withTimezone: true }),
    ok: boolean(),
    /** the archive's file or address, without credentials */
    place: text().notNull(),
    bytes: bigint({ mode: 'number' }),
    /** failure, or verified facts */
    detail: text().notNull().default(''),
  },
  (table) => [index('backup_runs_finished').on(table.kind, table.finishedAt)],
)
