import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { findSubscriber } from '../queries.ts'
import { countRefusal } from './guard-cards.ts'

/**
 * A card was refused on a page of the provider's: it counts as one that the form of the site refused. A renewal is refused
 * without her, and does not count. Called once for each event.
 * @returns whether it was the last of the hour: then the page is to be closed
 */
export async function countRefusedCard(
  platform: Platform,
  db: Database,
  page: { way: string; subscriberUid: string },
): Promise<boolean> {
  if (page.way !== 'checkout') return false
  const userUid = (await findSubscriber(db, page.subscriberUid))?.userUid
  return userUid ? !(await countRefusal(platform, db, userUid)) : false
}
