import type { Database } from '../../../platform/database/index.ts'
import { findUsers } from '../../accounts/index.ts'

export interface OfMember {
  member: string | null
}

/** The e-mails of a page's members, in one query; null for an erased member. */
export async function emailsOf(db: Database, rows: readonly OfMember[]): Promise<(row: OfMember) => string | null> {
  const uids = [...new Set(rows.flatMap(({ member }) => member ?? []))]
  const users = await findUsers(db, uids)
  const emails = new Map(users.map((user) => [user.uid, user.email]))
  return ({ member }) => (member === null ? null : (emails.get(member) ?? null))
}
