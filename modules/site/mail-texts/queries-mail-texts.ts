import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/index.ts'
import { mailTexts } from '../tables.ts'

export type MailTextRow = typeof mailTexts.$inferSelect

export const listRows = (db: Database): Promise<MailTextRow[]> => db.select().from(mailTexts)

export async function findRow(db: Database, kind: string): Promise<MailTextRow | undefined> {
  const [row] = await db.select().from(mailTexts).where(eq(mailTexts.kind, kind))
  return row
}

/** Makes the row if there is none, and locks it until the transaction ends. */
export async function lockRow(db: Database, first: MailTextRow): Promise<MailTextRow> {
  await db.insert(mailTexts).values(first).onConflictDoNothing()
  const [row] = await db.select().from(mailTexts).where(eq(mailTexts.kind, first.kind)).for('update')
  return row ?? first
}

export async function updateRow(db: Database, kind: string, values: Partial<MailTextRow>): Promise<void> {
  await db.update(mailTexts).set(values).where(eq(mailTexts.kind, kind))
}
