import type { Database } from '../../../platform/database/index.ts'
import { displayName, findUsers } from '../../accounts/index.ts'

export interface NamedPerson {
  uid: string
  name: string
}

export const formerColleague = 'Ancienne collègue'

/** Finds people by uid. Those whose account was erased keep the uid and get a generic name. */
export async function peopleOf(db: Database, uids: readonly (string | null)[]): Promise<Map<string, NamedPerson>> {
  const asked = [...new Set(uids.filter((uid) => uid !== null))]
  if (asked.length === 0) return new Map()
  const users = new Map((await findUsers(db, asked)).map((user) => [user.uid, displayName(user)]))
  return new Map(asked.map((uid) => [uid, { uid, name: users.get(uid) ?? formerColleague }]))
}

/** If the account was erased, the person keeps the uid and gets a generic name. */
export async function nameOfPerson(db: Database, uid: string): Promise<NamedPerson> {
  const [user] = await findUsers(db, [uid])
  return { uid, name: user ? displayName(user) : formerColleague }
}

export const personOrNull = (db: Database, uid: string | null): Promise<NamedPerson | null> =>
  uid === null ? Promise.resolve(null) : nameOfPerson(db, uid)
