import type { Database } from '../../../platform/database/index.ts'
import type { EventData } from '../../../platform/events/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { type AuditLine, writeAudit } from '../../accounts/index.ts'

/** In the transaction of the change: its line in the audit, and the news for whoever keeps pages with offers. */
export async function notifyOfferChange(
  platform: Platform,
  db: Database,
  line: AuditLine,
  offer: EventData,
): Promise<void> {
  await writeAudit(db, platform.clock, line)
  await platform.events.publish(db, 'offers', offer)
}
