import type { OpeningCode } from '../../contracts/opening/opening.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { insertException } from './queries.ts'

const exceptionDays = 30
const dayMilliseconds = 86_400_000

/** An admin takes responsibility for opening without this check, for thirty days. */
export async function signException(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  { code, reason, byUid }: { code: OpeningCode; reason: string; byUid: string },
): Promise<void> {
  const at = clock.now()
  const until = new Date(at.getTime() + exceptionDays * dayMilliseconds)
  await db.transaction(async (db) => {
    await insertException(db, { code, reason, byUid, at, until })
    const detail = { code, reason, until: until.toISOString() }
    await writeAudit(db, clock, { actor: byUid, action: 'opening.except', target: null, detail })
  })
}
