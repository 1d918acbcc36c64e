import { createElement } from 'react'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { Letter } from './mails/layout.tsx'
import type { MailContent } from './mails/letters.ts'
import type { Person } from './people.ts'

/**
 * Writes a mail in the caller's transaction. An erased user gets none.
 * @param forgetAt for a mail to a user who is about to be erased: it is deleted then, sent or not
 */
export async function writeLetter(
  platform: Platform,
  db: Database,
  person: Person | undefined,
  { kind, subject, link, ...letter }: MailContent,
  forgetAt?: Date,
): Promise<void> {
  if (!person) return
  const body = createElement(Letter, { ...letter, name: person.name })
  await platform.mailer.write(db, { to: person.user.email, kind, subject, body, link, ...(forgetAt && { forgetAt }) })
}
