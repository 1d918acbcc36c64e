import type { Database } from '../../../platform/database/index.ts'
import { personOf } from '../lifecycle/people.ts'
import { findSubscriber } from '../lifecycle/queries.ts'
import type { GiftRow } from './queries-gifts.ts'

export interface Buyer {
  email: string
  name: string | null
}

/** Recipient of mails about a bought gift; undefined once the buyer is erased. */
export async function buyerOf(
  db: Database,
  { buyerEmail: email }: Pick<GiftRow, 'buyerEmail'>,
  subscriberUid: string,
): Promise<Buyer | undefined> {
  const person = await personOf(db, subscriberUid)
  if (person) return { email: person.user.email, name: person.name }
  if (email === null) return undefined
  return { email, name: (await findSubscriber(db, subscriberUid))?.firstname ?? null }
}
