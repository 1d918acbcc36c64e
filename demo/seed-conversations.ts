import { createDemoDiscussion } from '../modules/coaching/index.ts'
import { createDemoTicket } from '../modules/support/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Platform } from '../platform/index.ts'
import type { ContentFile } from './content-file.ts'
import type { DemoAccounts } from './seed-accounts.ts'

/** Visitors' tickets and Camille's discussions, in every status. */
export async function seedConversations(
  platform: Platform,
  db: Database,
  content: ContentFile,
  { camille, support, coaches }: DemoAccounts,
): Promise<void> {
  const agent = { uid: support.uid, name: support.name ?? '' }
  for (const ticket of content.tickets) await createDemoTicket(platform, db, ticket, agent)
  for (const discussion of content.discussions) {
    const coach = coaches.get(discussion.coach)
    if (!coach) throw new Error(`no coach ${discussion.coach}`)
    await createDemoDiscussion(platform, db, discussion, { member: camille, coach })
  }
}
