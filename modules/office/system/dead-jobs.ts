import type { DeadJob } from '../../../contracts/staff-system.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { authorise } from '../policy.ts'

/** Jobs that were tried as often as they are, and failed. */
export async function listDeadJobs({ jobs }: Pick<Platform, 'jobs'>, viewer: Viewer): Promise<DeadJob[]> {
  authorise(viewer, 'overview')
  const dead = await jobs.dead()
  return dead.map(({ failedAt, ...job }) => ({ ...job, failedDateTime: failedAt?.toISOString() ?? null }))
}
