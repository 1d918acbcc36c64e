import type { Database } from '../../../platform/database/index.ts'
import { deleteCredentialsOf, listCredentialsOf } from '../staff/credentials/queries.ts'

interface Coach {
  uid: string
}

/** What she proved as a coach. The name of the admin who checked it is in it, as members read it. */
export async function exportCredentials(_platform: unknown, db: Database, { uid }: Coach) {
  const found = await listCredentialsOf(db, uid)
  return found.map(({ coachUid: _coach, checkedByUid: _checker, version: _version, ...shared }) => shared)
}

/** It goes with her account. */
export const eraseCredentials = (_platform: unknown, db: Database, { uid }: Coach): Promise<void> =>
  deleteCredentialsOf(db, uid)
