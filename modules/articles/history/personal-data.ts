import type { Database } from '../../../platform/database/index.ts'
import { formerColleague } from '../drafts/people.ts'
import { replaceAuthorOfRevisions, revisionsBy } from './queries-revisions.ts'

/** Which versions of which articles she saved; their texts are the site's. */
export const exportRevisions = async (db: Database, user: string) => ({
  revisions: (await revisionsBy(db, user)).map(({ article, n, date }) => ({ article, n, date: date.toISOString() })),
})

/** The versions stay, without her name. */
export const eraseRevisions = (db: Database, user: string): Promise<void> =>
  replaceAuthorOfRevisions(db, user, formerColleague)
