import type { Database } from '../../../platform/database/index.ts'
import { conflict, forbidden, violation } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { lockAdmins } from './queries-colleagues.ts'

/**
 * Call this in the transaction that removes a colleague's rights. The caller must be an admin and not the target.
 * One admin therefore always remains, even if two remove each other at the same moment.
 * @throws 409 the target is the viewer; 403 the viewer is no longer an admin
 */
export async function requireAnAdmin(db: Database, viewer: Viewer, uid: string): Promise<void> {
  if (viewer.uid === uid) {
    throw conflict([violation('uid', 'Vous ne pouvez pas vous retirer vous-même\u00a0: demandez-le à une collègue.')])
  }
  const admins = await lockAdmins(db)
  if (!admins.includes(viewer.uid)) throw forbidden()
}
