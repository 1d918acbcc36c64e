import type { Database } from '../../../platform/database/index.ts'
import { deleteCredentialsOf, listCredentialsOf } from '../staff/credentials/queries.ts'

interface Coach {
  uid: string
}

/** Credentials of a coach, with the name of the admin who checked them, as members read it. */
export async function exportCredentials(_platform: unknown, db: Database, { uid }: Coach) {
  const found = await listCredentialsOf(db, uid)
  return found.map(({ coachUid: _coach, checkedByUid: _checker, version: _version, ...shared }) => shared)
}

export const eraseCredentials = (_platform: unknown, db: Database, { uid }: Coach): Promise<void> =>
  deleteCredentialsOf(db, uid)
