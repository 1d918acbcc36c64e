import type { Database } from '../../../platform/database/index.ts'
import { findUser, type User } from '../../accounts/index.ts'
import { findSubscriber, findSubscriberOf, type SubscriberRow } from './queries.ts'

export interface Person {
  user: User
  /** Name for mails: the profile's, as coaches read it, else the order's; null without either. */
  name: string | null
}

const named = (user: User, subscriber: SubscriberRow | undefined): Person => ({
  user,
  name: user.name ?? subscriber?.firstname ?? null,
})

/** Name on an order; empty once erased. */
export const nameOnOrder = (buyer: Pick<SubscriberRow, 'firstname' | 'lastname'> | undefined): string =>
  [buyer?.firstname, buyer?.lastname].filter(Boolean).join(' ')

/** @returns undefined for an erased user */
export async function personOf(db: Database, subscriberUid: string): Promise<Person | undefined> {
  const subscriber = await findSubscriber(db, subscriberUid)
  const user = subscriber?.userUid ? await findUser(db, subscriber.userUid) : undefined
  return user && named(user, subscriber)
}

/** The person behind an account, whether or not they ever ordered. */
export async function memberOf(db: Database, userUid: string): Promise<Person | undefined> {
  const user = await findUser(db, userUid)
  return user && named(user, await findSubscriberOf(db, userUid))
}
