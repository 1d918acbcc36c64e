import type { Database } from '../../../platform/database/index.ts'
import { giftsBoughtBy, giftsUsedBy } from './queries-gifts.ts'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

/** Stored data of the gifts that the subscriber bought or used, without the code: whoever reads it could redeem it. */
export async function exportGifts(db: Database, subscriberUid: string): Promise<Record<string, unknown>[]> {
  const bought = (await giftsBoughtBy(db, subscriberUid)).map(
    ({ formulaName, months, amount, state, receiver, note, paidAt, expiresAt, termsUid, termsAcceptedAt }) => ({
      role: 'bought',
      formulaName,
      months,
      amount,
      state,
      receiver,
      note,
      date: iso(paidAt),
      expires: iso(expiresAt),
      terms: termsUid && { version: termsUid, accepted: iso(termsAcceptedAt) },
    }),
  )
  const used = (await giftsUsedBy(db, subscriberUid)).map(({ gift: { formulaName, months }, use }) => ({
    role: 'used',
    formulaName,
    months,
    date: iso(use.usedAt),
    start: iso(use.startsAt),
    end: iso(use.endsAt),
  }))
  return [...bought, ...used]
}
