import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { findUsers, listStaff, notifyByMail, notifyByPush, type User } from '../../accounts/index.ts'
import type { LiveArticle } from './queries-drafts.ts'

/** Editors read submissions; without an editor, admins do. */
async function reviewersOf(db: Database): Promise<User[]> {
  const editors = await listStaff(db, 'editor')
  return editors.length > 0 ? editors : listStaff(db, 'admin')
}

export async function notifyReview(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  { uid, owner }: Pick<LiveArticle, 'uid' | 'owner'>,
  { kind, by }: { kind: 'submission' | 'return'; by: string },
): Promise<void> {
  const notified = kind === 'submission' ? await reviewersOf(db) : await findUsers(db, owner ? [owner] : [])
  const notice = { kind, tag: uid, path: `/admin/articles/${uid}` }
  for (const user of notified.filter((user) => user.uid !== by && !user.suspendedAt)) {
    await notifyByPush(platform, db, user, notice)
    await notifyByMail(platform, db, user, notice)
  }
}
