import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { CoveringViewer } from '../covers/covered.ts'
import { mayReadFreely } from '../policy.ts'
import { presentForStaff } from './present-for-staff.ts'
import { listTicketsOfPerson } from './queries-tickets.ts'

const most = 20

/** The member's discussions that the viewer may read without a reason, latest activity first. */
export async function listReadableDiscussions(
  platform: Pick<Platform, 'clock' | 'extensions' | 'keyring'>,
  db: Database,
  viewer: CoveringViewer,
  ownerUid: string,
): Promise<StaffTicket[]> {
  const all = await listTicketsOfPerson(db, { type: 'coaching', ownerUid })
  const readable = all
    .filter((ticket) => mayReadFreely(viewer, ticket))
    .sort((one, other) => other.modifiedAt.getTime() - one.modifiedAt.getTime())
    .slice(0, most)
  const seen = readable.map((ticket) => ({ ...ticket, seen: 0 }))
  return presentForStaff(platform, db, viewer, seen)
}
