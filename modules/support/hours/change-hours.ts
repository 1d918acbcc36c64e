import { messages } from '../../../contracts/messages.ts'
import type { WorkingHours, WorkingHoursChange } from '../../../contracts/staff-hours.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, forbidden, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { writeAudit } from '../../accounts/index.ts'
import { promiseAnewJob } from './jobs.ts'
import { saveHours } from './queries-hours.ts'
import { readHours } from './read-hours.ts'

const outdated = () => conflict([violation('version', messages.versionOutdated)])

/** Her own are hers, the others’ the owner’s. What waits for her is promised anew by them. @throws 403, 404, 409 */
export async function changeHours(
  platform: Platform,
  db: Database,
  viewer: Viewer,
  uid: string,
  { version, ...change }: WorkingHoursChange,
): Promise<WorkingHours> {
  if (viewer.uid !== uid && !viewer.acl.admin) throw forbidden()
  return db.transaction(async (db) => {
    const former = await readHours(platform, db, uid)
    if (former.version !== version) throw outdated()
    const { hours, daysOff } = { ...former, ...change }
    const row = { staffUid: uid, hours, daysOff, version: version + 1, modifiedAt: platform.clock.now() }
    if (!(await saveHours(db, row))) throw outdated()
    await writeAudit(db, platform.clock, { actor: viewer.uid, action: 'working-hours.change', target: uid })
    await platform.jobs.enqueue(db, promiseAnewJob, { staff: uid })
    return readHours(platform, db, uid)
  })
}
