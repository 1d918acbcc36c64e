import type { Database } from '../../platform/database/index.ts'
import { forbidden, notFound } from '../../platform/errors/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { findUser, isOneself } from '../accounts/index.ts'
import { type Exporting, personalData } from './personal-data-registry.ts'

/**
 * All stored data about the user, by module.
 * @throws 403 for anyone else's, existing or not
 */
export async function exportUser(
  platform: Exporting,
  db: Database,
  viewer: Viewer,
  uid: string,
): Promise<Record<string, unknown>> {
  if (!isOneself(viewer, uid)) throw forbidden()
  const user = await findUser(db, uid)
  if (!user) throw notFound()
  const parts: Record<string, unknown> = { date: platform.clock.now() }
  for (const data of personalData) parts[data.name] = await data.exportAll(platform, db, user)
  return parts
}
