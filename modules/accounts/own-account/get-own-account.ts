import type { User as AccountForm } from '../../../contracts/accounts/accounts.ts'
import type { Database } from '../../../platform/database/index.ts'
import { forbidden, notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { isOwnAccount, needsSecondFactor } from '../policy.ts'
import { findOwnAccount, type OwnAccount } from '../queries-users.ts'
import { hasSecondFactor } from '../second-factor/queries-second-factor.ts'

/** Account rows found by the query that authenticated the call. They are valid for that call only. */
const found = new WeakMap<Viewer, OwnAccount>()

export function cacheOwnAccount(viewer: Viewer, { email, coachingUid, roles, metadata, consents }: OwnAccount): void {
  found.set(viewer, { email, coachingUid, roles, metadata, consents })
}

/** @throws 403 for another uid, existing or not, so that the answer reveals nothing */
export async function getOwnAccount(
  { config }: Pick<Platform, 'config'>,
  db: Database,
  viewer: Viewer,
  uid: string,
): Promise<AccountForm> {
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  const own = found.get(viewer) ?? (await findOwnAccount(db, uid))
  if (!own) throw notFound()
  const { roles, ...account } = own
  const secondFactor = needsSecondFactor(roles, config.demo) ? await enrolmentOf(db, uid) : {}
  return { uid, ...account, ...secondFactor }
}

async function enrolmentOf(db: Database, uid: string): Promise<Pick<AccountForm, 'secondFactor'>> {
  return { secondFactor: (await hasSecondFactor(db, uid)) ? 'confirmed' : 'missing' }
}
