import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import {
  changeColleague,
  closeSessions,
  removeSecondFactor,
  requestErasure,
  type User,
  writeAudit,
} from '../../accounts/index.ts'
import { statusesOf } from '../../subscriptions/index.ts'
import { authorise } from '../policy.ts'
import { outdated } from './change-colleague.ts'
import { findColleague } from './read-colleagues.ts'
import { requireAnAdmin } from './require-an-admin.ts'

/** Who never subscribed had her account for her work alone: privacy erases it. A subscriber keeps hers as a reader. */
async function letGo(platform: Platform, db: Database, { uid }: User): Promise<void> {
  await removeSecondFactor(db, uid)
  await closeSessions(db, platform.clock, uid)
  const subscribed = (await statusesOf(db, [uid])).has(uid)
  if (!subscribed) await requestErasure(db, platform.clock, uid, platform.clock.now())
}

/** @throws 404; 409 where somebody was faster, or it is oneself */
export async function removeColleague(
  platform: Platform,
  db: Database,
  viewer: Viewer,
  uid: string,
  version: number,
): Promise<void> {
  authorise(viewer, 'colleagues')
  await db.transaction(async (db) => {
    const user = await findColleague(db, uid)
    await requireAnAdmin(db, viewer, uid)
    const reader = { name: user.name, roles: [], suspended: user.suspendedAt !== null }
    if (!(await changeColleague(db, platform.clock, user, reader, version))) throw outdated()
    await letGo(platform, db, user)
    await writeAudit(db, platform.clock, { actor: viewer.uid, action: 'staff.remove', target: uid })
  })
}
