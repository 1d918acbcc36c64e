import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { channelOf } from '../../ticket-channel.ts'
import { findTickets } from '../../tickets/messages/find-tickets.ts'
import { listOwnDiscussions } from './queries-own-discussions.ts'

/** Finds the viewer's own discussions whose title, messages or notes contain every word. @returns their uids */
export async function findOwnDiscussions(
  platform: Pick<Platform, 'extensions' | 'keyring'>,
  db: Database,
  viewer: Viewer,
  q: string,
): Promise<string[]> {
  const channel = channelOf(platform, 'coaching')
  const own = await listOwnDiscussions(db, viewer.uid)
  const withheld = await channel.withheldOwners(db, [...new Set(own.map(({ ownerUid }) => ownerUid))])
  const among = own.filter(({ ownerUid }) => !withheld.has(ownerUid))
  return findTickets(platform, db, { channel, among, kinds: ['message', 'note'], q })
}
