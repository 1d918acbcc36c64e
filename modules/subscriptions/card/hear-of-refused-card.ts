import type { OpenedPlatform } from '../../../platform/index.ts'
import { type Asked, type Settle, stop } from '../ask-provider.ts'
import { findSubscriber } from '../queries.ts'
import { countRefusal } from './guard-cards.ts'

interface OnPage extends Asked {
  way: string
  subscriberUid: string
}

/**
 * A card was refused on a page of the provider's: it counts as one that the house's own form refused. Where it was the last
 * of the hour the page is closed, and the next one waits. A renewal is refused without her, and does not count.
 */
export async function hearOfRefusedCard(platform: OpenedPlatform, page: OnPage, settle: Settle): Promise<void> {
  if (page.way !== 'checkout') return
  const subscriber = await findSubscriber(platform.db, page.subscriberUid)
  if (!subscriber?.userUid || (await countRefusal(platform, subscriber.userUid))) return
  await stop(platform, page, settle)
}
