import type { Database } from '../../../platform/database/index.ts'
import { conflict, forbidden, violation } from '../../../platform/errors/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { lockAdmins } from './queries-colleagues.ts'

/**
 * To be asked in the transaction that takes someone's rights away. The one who does it is an admin, stays one and
 * is not the one concerned: so one is always left, even where two of them remove each other at the same moment.
 * @throws 409 where it is oneself; 403 where she is no admin any more
 */
export async function requireAnAdmin(db: Database, viewer: Viewer, uid: string): Promise<void> {
  if (viewer.uid === uid) {
    throw conflict([violation('uid', 'Vous ne pouvez pas vous retirer vous-même\u00a0: demandez-le à une collègue.')])
  }
  const admins = await lockAdmins(db)
  if (!admins.includes(viewer.uid)) throw forbidden()
}
