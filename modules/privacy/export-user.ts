import type { Database } from '../../platform/database/index.ts'
import { forbidden, notFound } from '../../platform/errors/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { findUser, isOwnAccount } from '../accounts/index.ts'
import type { LazyPart } from './json-pieces.ts'
import { type ExportPorts, personalData } from './personal-data-registry.ts'

/**
 * All stored data about the user, by module. Each part, and each discussion, is loaded when it is written, so that memory holds one
 * at a time.
 * @throws 403 for another user, existing or not
 */
export async function exportUser(
  platform: ExportPorts,
  db: Database,
  viewer: Viewer,
  uid: string,
): Promise<Record<string, Date | LazyPart>> {
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  const user = await findUser(db, uid)
  if (!user) throw notFound()
  const parts = personalData.map(({ name, exportAll }) => [name, () => exportAll(platform, db, user)] as const)
  return { date: platform.clock.now(), ...Object.fromEntries(parts) }
}
