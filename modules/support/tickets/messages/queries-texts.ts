import { and, desc, inArray } from 'drizzle-orm'
import type { Database } from '../../../../platform/database/index.ts'
import { entries } from '../../tables.ts'
import type { EntryKind } from './queries-entries.ts'

/** Maximum number of texts that one search decrypts, newest first. */
const mostTexts = 20_000

/** Texts of these kinds in these tickets, newest first. */
export async function listTextsOf(db: Database, ticketUids: readonly string[], kinds: readonly EntryKind[]) {
  if (ticketUids.length === 0) return []
  return db
    .select({ uid: entries.uid, ticketUid: entries.ticketUid, content: entries.content })
    .from(entries)
    .where(and(inArray(entries.ticketUid, [...ticketUids]), inArray(entries.kind, [...kinds])))
    .orderBy(desc(entries.createdAt))
    .limit(mostTexts)
}
