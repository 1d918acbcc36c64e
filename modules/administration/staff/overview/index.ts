import * as calls from '../../../../contracts/administration/staff-system.ts'
import type { Platform } from '../../../../platform/index.ts'
import { withoutSecrets } from '../../../../platform/mailer/index.ts'
import { type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { mayReadOverview } from '../../policy.ts'
import { readOverview } from './read-overview.ts'

export const overview = staffAction(
  calls.getOverview,
  mayReadOverview,
  async ({ ports, db }: StaffContext<Pick<Platform, 'clock'>>) => ({ payload: await readOverview(ports, db) }),
)

/** Jobs that failed after all retries. */
export const deadJobs = staffAction(
  calls.listDeadJobs,
  mayReadOverview,
  async ({ ports }: StaffContext<Pick<Platform, 'jobs'>>) => {
    const dead = await ports.jobs.dead()
    return {
      payload: dead.map(({ failedAt, reason, ...job }) => ({
        ...job,
        reason: withoutSecrets(reason),
        failedDateTime: failedAt?.toISOString() ?? null,
      })),
    }
  },
)
