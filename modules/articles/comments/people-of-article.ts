import type { Database } from '../../../platform/database/index.ts'
import { displayName, listStaff, type User } from '../../accounts/index.ts'
import type { NamedPerson } from '../drafts/people.ts'
import type { LiveArticle } from '../drafts/queries-drafts.ts'

/** Users who may read the working copy, sorted by name; suspended accounts are excluded. */
export async function readersOfCopy(db: Database, { owner }: Pick<LiveArticle, 'owner'>): Promise<User[]> {
  const editors = [...(await listStaff(db, 'editor')), ...(await listStaff(db, 'admin'))]
  const writers = (await listStaff(db, 'writer')).filter(({ uid }) => uid === owner)
  const byUid = new Map([...editors, ...writers].map((user) => [user.uid, user]))
  return [...byUid.values()].sort((one, other) => displayName(one).localeCompare(displayName(other), 'fr'))
}

export const personOf = (user: User): NamedPerson => ({ uid: user.uid, name: displayName(user) })
