import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { bodyOf } from '../../platform/mailer/index.ts'
import type { Person } from './lifecycle/people.ts'
import { letterTemplate } from './mails/layout.tsx'
import type { MailContent } from './mails/letters.ts'

/**
 * Written in the caller's transaction, rendered by the job that sends it. An erased user gets no mail.
 * @param forgetAt of a letter to a user about to be erased: it is stored until then, so that it can be sent
 */
export async function writeLetter(
  platform: Pick<Platform, 'mailer'>,
  db: Database,
  person: Person | undefined,
  { kind, subject, link, ...letter }: MailContent,
  forgetAt?: Date,
): Promise<void> {
  if (!person) return
  const body = bodyOf(letterTemplate, { ...letter, name: person.name })
  await platform.mailer.write(db, { to: person.user.email, kind, subject, body, link, ...(forgetAt && { forgetAt }) })
}
