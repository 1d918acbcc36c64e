import { type AnyColumn, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { uidsOfPeople } from '../../accounts/index.ts'
import { subscribers } from '../tables.ts'

function ofSubscribers(subscriberUid: AnyColumn, where: SQL): SQL {
  const found = new QueryBuilder({ casing: 'snake_case' })
    .select({ uid: subscribers.uid })
    .from(subscribers)
    .where(where)
  return inArray(subscriberUid, found)
}

/** A filter: rows of one member. */
export const ofMember = (subscriberUid: AnyColumn) => (member: string) =>
  ofSubscribers(subscriberUid, eq(subscribers.userUid, member))

/** A search: rows of members whose e-mail or name contains the words of `q`. */
export const ofPeople = (subscriberUid: AnyColumn) => (q: string) =>
  ofSubscribers(subscriberUid, sql`${subscribers.userUid} in ${uidsOfPeople(q)}`)
