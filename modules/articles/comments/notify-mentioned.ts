import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { mailOf } from '../../../platform/mailer/index.ts'
import { notifyByPush, type User, wantsMail } from '../../accounts/index.ts'
import { nameOfPerson } from '../drafts/people.ts'
import type { LiveArticle } from '../drafts/queries-drafts.ts'
import { mentionedMail, mentionedSubject } from '../mails/mentioned.tsx'

const mostQuoted = 300

const shorten = (text: string): string =>
  text.length <= mostQuoted ? text : `${text.slice(0, mostQuoted).replace(/\s+\S*$/, '')}…`

interface Mention {
  to: User
  by: string
  article: Pick<LiveArticle, 'uid' | 'title'>
  thread: string
  content: string
}

/** Sends a push notification without the comment's text, and a mail with it. */
export async function notifyMentioned(
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>,
  db: Database,
  { to, by, article, thread, content }: Mention,
): Promise<void> {
  const { config, mailer } = platform
  const path = `/admin/articles/${article.uid}?remarque=${thread}`
  await notifyByPush(platform, db, to, { kind: 'mention', tag: thread, path })
  if (!(await wantsMail(db, to, 'mention'))) return
  const mail = mailOf(mentionedMail, {
    by: (await nameOfPerson(db, by)).name,
    title: article.title,
    content: shorten(content),
    href: `${config.publicUrl}${path}`,
  })
  await mailer.write(db, { to: to.email, subject: mentionedSubject, ...mail })
}
