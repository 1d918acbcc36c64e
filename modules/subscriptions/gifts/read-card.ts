import type { GiftCard } from '../../../contracts/subscriptions/gifts.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { findSubscriberOf } from '../lifecycle/queries.ts'
import { decryptCode, digestOfCode, readGiftCode } from './gift-code.ts'
import { requestHashOf } from './gift-request.ts'
import type { GiftRow } from './queries-gifts.ts'

/** Proofs that someone is the buyer. Hashes are compared, so that timing reveals nothing. */
export interface BuyerProof {
  viewer: Viewer | null
  /** the Idempotency-Key of the order */
  key?: string | undefined
  code?: string | undefined
}

async function isBuyer(
  db: Database,
  gift: GiftRow,
  subscriberUid: string,
  { viewer, key, code }: BuyerProof,
): Promise<boolean> {
  const read = code === undefined ? undefined : readGiftCode(code)
  if (read && gift.codeHash === digestOfCode(read)) return true
  // A visitor may have signed in since the order.
  if (key && [viewer, null].some((who) => gift.requestHash === requestHashOf(who, key))) return true
  return viewer !== null && (await findSubscriberOf(db, viewer.uid))?.uid === subscriberUid
}

/** @returns null for anyone but the buyer, and once the code cannot be used */
export async function readGiftCard(
  platform: Pick<Platform, 'clock' | 'fingerprintKey'>,
  db: Database,
  { gift, subscriberUid }: { gift: GiftRow; subscriberUid: string },
  proof: BuyerProof,
): Promise<GiftCard | null> {
  const { uid, state, codeEncrypted, expiresAt, receiver, note } = gift
  const isUsable = state === 'ready' && expiresAt !== null && expiresAt > platform.clock.now()
  if (!isUsable || !codeEncrypted || !(await isBuyer(db, gift, subscriberUid, proof))) return null
  return {
    code: decryptCode(platform, uid, codeEncrypted),
    receiver,
    note,
    expirationDateTime: expiresAt.toISOString(),
  }
}
