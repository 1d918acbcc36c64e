import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { readSettings, siteName } from '../../../platform/settings/index.ts'
import { yearInParis } from '../lifecycle/calendar.ts'
import { insertReceipt, type Seller, takeReceiptNumber } from './queries-receipts.ts'
import { postalAddress, vatMention } from './seller-settings.ts'

const digits = 6

/** « 2026-000042 » */
export const receiptNumber = ({ year, number }: { year: number; number: number }): string =>
  `${year}-${String(number).padStart(digits, '0')}`

export async function readSeller(db: Database, config: Platform['config']): Promise<Seller> {
  return readSettings(db, config, { name: siteName, postalAddress, vatMention })
}

/** Runs in the transaction that records the charge: only successful charges get a number. */
export async function numberReceipt(
  platform: Pick<Platform, 'config'>,
  db: Database,
  attemptUid: string,
  now: Date,
): Promise<void> {
  const seller = await readSeller(db, platform.config)
  const year = yearInParis(now)
  await insertReceipt(db, { attemptUid, year, number: await takeReceiptNumber(db, year), seller, issuedAt: now })
}
