import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { findSubscriber } from '../../lifecycle/queries.ts'
import { countRefusal } from './guard-cards.ts'

/**
 * Counts a card refused on the provider's page like one refused in the site's form. A refused renewal does not count, because the
 * user did not enter the card. A visitor's refused cards count per page. Called once per event.
 * @returns whether the hourly limit is reached: the page must then be closed
 */
export async function countRefusedCard(
  platform: Pick<Platform, 'clock' | 'config'>,
  db: Database,
  page: { uid: string; way: string; subscriberUid: string },
): Promise<boolean> {
  if (page.way !== 'checkout') return false
  const userUid = (await findSubscriber(db, page.subscriberUid))?.userUid
  return !(await countRefusal(platform, db, userUid ?? page.uid))
}
