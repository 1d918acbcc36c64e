import type { CoachCredential } from '../../../contracts/coaching/coach-credentials.ts'
import { dayOf } from '../../../contracts/text/paris.ts'
import type { Database } from '../../../platform/database/index.ts'
import { type CredentialRow, listShownCredentials } from '../staff/credentials/queries.ts'

/** Applies the rule of `listShownCredentials`, which is in SQL, to one row. */
export const isCredentialShown = (row: Pick<CredentialRow, 'checkedOn' | 'validUntil'>, today: string): boolean =>
  row.checkedOn !== null && (row.validUntil === null || row.validUntil >= today)

export async function shownCredentials(
  db: Database,
  coachUids: readonly string[],
  now: Date,
): Promise<(coachUid: string) => CoachCredential[]> {
  const found = await listShownCredentials(db, coachUids, dayOf(now))
  return (coachUid) =>
    found
      .filter((row) => row.coachUid === coachUid)
      .flatMap(({ kind, title, validUntil, checkedOn, checkedByName }) =>
        checkedOn === null || checkedByName === null
          ? []
          : [{ kind, title, validUntil, checkedOn, checkedBy: checkedByName }],
      )
}
