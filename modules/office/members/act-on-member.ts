import type { StaffMember } from '../../../contracts/staff-members.ts'
import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { findUser, writeAudit } from '../../accounts/index.ts'
import { authorise } from '../policy.ts'
import { readMember } from './read-members.ts'

export interface MemberAct {
  viewer: Viewer
  uid: string
  reason: string | undefined
}

/** What the line of the audit says besides who, whom and why: `changed`, and what else went with it. */
export type Outcome = { changed: boolean } & Record<string, unknown>

/**
 * One act on one member, with its line in the audit even where it changed nothing.
 * @throws 403, 404
 */
export async function actOnMember(
  platform: Platform,
  db: Database,
  { viewer, uid, reason }: MemberAct,
  action: string,
  work: (db: Database) => Promise<Outcome>,
): Promise<StaffMember> {
  authorise(viewer, 'changeMembers')
  return db.transaction(async (db) => {
    if (!(await findUser(db, uid))) throw notFound('Ce compte n’existe pas.')
    const outcome = await work(db)
    const detail = reason === undefined || reason === '' ? outcome : { ...outcome, reason }
    await writeAudit(db, platform.clock, { actor: viewer.uid, action, target: uid, detail })
    return readMember(db, viewer, uid)
  })
}
