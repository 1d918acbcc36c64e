import type { Database } from '../../platform/database/index.ts'
import { displayName, type User } from '../accounts/index.ts'
import { commentsBy, detachComments } from './comments/queries-comments.ts'
import { formerColleague } from './drafts/people.ts'
import { replaceAuthorOfRevisions, revisionsBy } from './history/queries-revisions.ts'
import { pageRevisionsBy, replacePublisher } from './pages/queries-page-revisions.ts'

/** Exports the user's comments, and which versions of articles and pages they saved; the texts belong to the site. */
export const exportWriting = async (db: Database, user: string) => ({
  revisions: (await revisionsBy(db, user)).map(({ article, n, date }) => ({ article, n, date: date.toISOString() })),
  pages: (await pageRevisionsBy(db, user)).map(({ page, n, date }) => ({ page, n, date: date.toISOString() })),
  comments: (await commentsBy(db, user)).map(({ date, ...comment }) => ({ ...comment, date: date.toISOString() })),
})

/** Replaces the user's name in versions and comments, which are kept. */
export async function eraseWriting(db: Database, user: User): Promise<void> {
  await replaceAuthorOfRevisions(db, user.uid, formerColleague)
  await replacePublisher(db, user.uid, formerColleague)
  await detachComments(db, user.uid, displayName(user), formerColleague)
}
