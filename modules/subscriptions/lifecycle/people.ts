import type { Database } from '../../../platform/database/index.ts'
import { displayName, findUser, type User } from '../../accounts/index.ts'
import { findSubscriber } from './queries.ts'

export interface Person {
  user: User
  /** the name used in mails: the profile's, as coaches read it */
  name: string
}

/** @returns undefined for an erased user */
export async function personOf(db: Database, subscriberUid: string): Promise<Person | undefined> {
  const subscriber = await findSubscriber(db, subscriberUid)
  const user = subscriber?.userUid ? await findUser(db, subscriber.userUid) : undefined
  return user && { user, name: user.name ?? subscriber?.firstname ?? displayName(user) }
}
