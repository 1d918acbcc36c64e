import type { Database } from '../../../platform/database/index.ts'
import { displayName, findUsers } from '../../accounts/index.ts'
import { nameOnOrder } from '../lifecycle/people.ts'

interface OfMember {
  member: string | null
}

interface Visitor {
  email: string | null
  firstname: string | null
  lastname: string | null
}

/** Names and e-mails of a page's members, in one query; null for an erased member. */
export async function peopleOf(db: Database, rows: readonly OfMember[]) {
  const uids = [...new Set(rows.flatMap(({ member }) => member ?? []))]
  const users = await findUsers(db, uids)
  const people = new Map(users.map((user) => [user.uid, { name: displayName(user), email: user.email }]))
  return ({ member }: OfMember, visitor?: Visitor) =>
    people.get(member ?? '') ?? {
      name: nameOnOrder(visitor) || null,
      email: visitor?.email ?? null,
    }
}
