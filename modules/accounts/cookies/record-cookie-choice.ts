import { randomUUIDv7 } from 'node:crypto'
import type { CookieChoice } from '../../../contracts/accounts/cookie-choices.ts'
import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { deleteCookieChoicesBefore, insertCookieChoice } from './queries-cookie-choices.ts'

/** The choice lasts six months; its proof is kept while a complaint is possible. */
const retentionMilliseconds = 5 * 366 * 86_400_000

/** Adds the proof of one answer; earlier answers with the same id are kept. */
export async function recordCookieChoice(
  db: Database,
  clock: Clock,
  { consentId, accepted, version }: Omit<CookieChoice, 'date'>,
): Promise<CookieChoice> {
  const at = clock.now()
  const each = [...new Set(accepted)].sort()
  await insertCookieChoice(db, { uid: randomUUIDv7(), consentId, accepted: each, version, at })
  return { consentId, accepted: each, version, date: at.toISOString() }
}

export async function forgetOldCookieChoices(db: Database, now: Date): Promise<void> {
  await deleteCookieChoicesBefore(db, new Date(now.getTime() - retentionMilliseconds))
}
