import type { StaffPayment } from '../../../contracts/staff-members.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { writeAudit } from '../../accounts/index.ts'
import { refundPayment as refund } from '../../subscriptions/index.ts'
import { authorise } from '../policy.ts'
import { readPayment } from './read-payments.ts'

/** @throws 404; 409 where nothing is left to give back */
export async function refundPayment(
  platform: Platform,
  db: Database,
  viewer: Viewer,
  uid: string,
  reason: string,
): Promise<StaffPayment> {
  authorise(viewer, 'money')
  return db.transaction(async (db) => {
    const amount = await refund(platform, db, uid, reason)
    const detail = { amount, reason }
    await writeAudit(db, platform.clock, { actor: viewer.uid, action: 'payments.refund', target: uid, detail })
    return readPayment(db, viewer, uid)
  })
}
