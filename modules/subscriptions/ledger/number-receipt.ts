import { toZonedTime } from '../../../contracts/text/paris-calendar.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { identityOf, readLegalSettings } from '../../publisher/index.ts'
import { insertReceipt, type Seller, takeReceiptNumber } from './queries-receipts.ts'

const digits = 6

export interface ReceiptNumber {
  year: number
  number: number
}

/** « 2026-000042 » */
export const receiptNumber = ({ year, number }: ReceiptNumber): string =>
  `${year}-${String(number).padStart(digits, '0')}`

/** Parses a number that is typed from a receipt: « 2026-000042 », « n° 2026-42 ». */
export function parseReceiptNumber(text: string): ReceiptNumber | undefined {
  const [, year, number] = /^\s*(?:n\s*°\s*)?(2\d{3})\s*[-–]\s*(\d{1,9})\s*$/i.exec(text) ?? []
  return year && number ? { year: Number(year), number: Number(number) } : undefined
}

export async function readSeller(db: Database, config: Platform['config']): Promise<Seller> {
  const { publisher, siteName, postalAddress, vatMention, contactEmail } = await readLegalSettings({ config }, db)
  const shared = { postalAddress, vatMention, ...(contactEmail ? { email: contactEmail } : {}) }
  if (!publisher) return { name: siteName, ...shared }
  const { name, vatRate } = publisher
  return { name, ...shared, identity: identityOf(publisher), vatRate }
}

/** Runs in the transaction that records the charge: only successful charges get a number. */
export async function numberReceipt(
  platform: Pick<Platform, 'config'>,
  db: Database,
  attemptUid: string,
  now: Date,
): Promise<void> {
  const seller = await readSeller(db, platform.config)
  const year = toZonedTime(now).year
  await insertReceipt(db, { attemptUid, year, number: await takeReceiptNumber(db, year), seller, issuedAt: now })
}
