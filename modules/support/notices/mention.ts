import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { displayName, listStaff, notifyByMail, notifyByPush, type User, viewerOf } from '../../accounts/index.ts'
import { withCoveredCoaches } from '../covers/covered.ts'
import { mayReadFreely } from '../policy.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'

const isNamed = (text: string, name: string): boolean => text.toLowerCase().includes(`@${name.toLowerCase()}`)

/** Notifies the colleagues whom a note names as « @Prénom Nom », if they may read the ticket without a reason. */
export async function notifyMentioned(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  ticket: TicketRow,
  { text, author }: { text: string; author: string },
): Promise<void> {
  if (!text.includes('@')) return
  const roles = ['support', 'coach', 'admin'] as const
  const named = new Map<string, User>()
  for (const role of roles)
    for (const user of await listStaff(db, role))
      if (user.uid !== author && isNamed(text, displayName(user))) named.set(user.uid, user)
  const notice = { kind: 'mention', tag: ticket.uid, path: `/admin/tickets/${ticket.uid}` } as const
  for (const user of named.values()) {
    if (!mayReadFreely(await withCoveredCoaches(platform, db, viewerOf(user)), ticket)) continue
    await notifyByPush(platform, db, user, notice)
    await notifyByMail(platform, db, user, notice)
  }
}
