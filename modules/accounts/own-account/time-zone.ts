import type { OwnTimeZone } from '../../../contracts/accounts/time-zone.ts'
import { timeZone as paris } from '../../../contracts/text/paris.ts'
import type { Database } from '../../../platform/database/index.ts'
import { forbidden } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { isOwnAccount } from '../policy.ts'
import { findTimeZone, setTimeZone } from '../queries-users.ts'

const key = 'time-zone'

/**
 * Time zone of that user, cached in memory until the database reports a change.
 * @param db not a transaction: uncommitted data would be cached
 */
export async function readTimeZone({ readers }: Pick<Platform, 'readers'>, db: Database, uid: string): Promise<string> {
  return (await readers.load(uid, key, () => findTimeZone(db, uid))) ?? paris
}

/** The cached time zone; undefined if it must be read first. */
export const cachedTimeZone = ({ readers }: Pick<Platform, 'readers'>, uid: string): string | undefined =>
  readers.get<string>(uid, key)

/** @throws 403 for another user's account */
export async function getTimeZone(
  platform: Pick<Platform, 'readers'>,
  db: Database,
  viewer: Viewer,
  uid: string,
): Promise<OwnTimeZone> {
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  return { timeZone: await readTimeZone(platform, db, uid) }
}

/** @throws 403 for another user's account */
export async function saveTimeZone(
  db: Database,
  viewer: Viewer,
  uid: string,
  { timeZone }: OwnTimeZone,
): Promise<OwnTimeZone> {
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  await setTimeZone(db, uid, timeZone === paris ? null : timeZone)
  return { timeZone }
}
