import { createDemoDiscussion } from '../modules/coaching/index.ts'
import { createDemoTicket } from '../modules/support/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Platform } from '../platform/index.ts'
import type { HouseFile } from './house-file.ts'
import type { DemoAccounts } from './plant-accounts.ts'

/** Tickets of visitors and camille's discussions, in every status. */
export async function plantConversations(
  platform: Platform,
  db: Database,
  house: HouseFile,
  { camille, support, coaches }: DemoAccounts,
): Promise<void> {
  const agent = { uid: support.uid, name: support.name ?? '' }
  for (const ticket of house.tickets) await createDemoTicket(platform, db, ticket, agent)
  for (const discussion of house.discussions) {
    const coach = coaches.get(discussion.coach)
    if (!coach) throw new Error(`no coach ${discussion.coach}`)
    await createDemoDiscussion(platform, db, discussion, { member: camille, coach })
  }
}
