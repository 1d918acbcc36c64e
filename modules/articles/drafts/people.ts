import type { Database } from '../../../platform/database/index.ts'
import { displayName, findUsers } from '../../accounts/index.ts'

export interface Person {
  uid: string
  name: string
}

/** The account may have been erased since: the uid remains. */
export async function nameOfPerson(db: Database, uid: string): Promise<Person> {
  const [user] = await findUsers(db, [uid])
  return { uid, name: user ? displayName(user) : 'Ancienne collègue' }
}

export const personOrNull = (db: Database, uid: string | null): Promise<Person | null> =>
  uid === null ? Promise.resolve(null) : nameOfPerson(db, uid)
