import type { Database } from '../../platform/database/index.ts'
import { displayName, type User } from '../accounts/index.ts'
import { commentsBy, detachComments } from './comments/queries-comments.ts'
import { formerColleague } from './drafts/people.ts'
import { replaceAuthorOfRevisions, revisionsBy } from './history/queries-revisions.ts'

/** Which versions of which articles she saved, whose texts are the site's, and what she remarked on texts. */
export const exportWriting = async (db: Database, user: string) => ({
  revisions: (await revisionsBy(db, user)).map(({ article, n, date }) => ({ article, n, date: date.toISOString() })),
  comments: (await commentsBy(db, user)).map(({ date, ...comment }) => ({ ...comment, date: date.toISOString() })),
})

/** The versions and the remarks stay, without her name. */
export async function eraseWriting(db: Database, user: User): Promise<void> {
  await replaceAuthorOfRevisions(db, user.uid, formerColleague)
  await detachComments(db, user.uid, displayName(user), formerColleague)
}
