import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { uidsOfPeople } from '../../accounts/index.ts'
import { subscribers } from '../tables.ts'

/** What belongs to one person, or to whoever's address or name holds the words of `q`. */
export function ofPeople(subscriberUid: AnyColumn, member: string | undefined, q: string | undefined): SQL | undefined {
  const asked = q?.trim() ? sql`${subscribers.userUid} in ${uidsOfPeople(q)}` : undefined
  if (member === undefined && asked === undefined) return undefined
  const theirs = and(member === undefined ? undefined : eq(subscribers.userUid, member), asked)
  const found = new QueryBuilder({ casing: 'snake_case' })
    .select({ uid: subscribers.uid })
    .from(subscribers)
    .where(theirs)
  return inArray(subscriberUid, found)
}
