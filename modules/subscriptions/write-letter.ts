import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { bodyOf } from '../../platform/mailer/index.ts'
import { addDays } from './lifecycle/calendar.ts'
import { type Person, personOf } from './lifecycle/people.ts'
import { letterTemplate } from './mails/layout.tsx'
import type { MailContent } from './mails/letters.ts'

/** Days for which the last mail to an erased user is tried, or stays readable without SMTP. */
const lastLetterDays = 7

/** End of the storage of a letter to an address that the site must not keep: long enough to send it. */
export const lastLetterUntil = (now: Date): Date => addDays(now, lastLetterDays)

interface Recipient {
  email: string
  name: string | null
  /** the account, if the letter goes to another address */
  ownerUid?: string | undefined
}

/** @returns the mail's uid. @param forgetAt for a letter that belongs to no account, or to one about to be erased */
export async function writeLetterTo(
  platform: Pick<Platform, 'mailer'>,
  db: Database,
  to: Recipient,
  { kind, subject, link, ...letter }: MailContent,
  forgetAt?: Date,
): Promise<string> {
  const body = bodyOf(letterTemplate, { ...letter, name: to.name })
  const { email, ownerUid } = to
  const sent = { to: email, ownerUid, kind, subject: subject ?? letter.title, body, link }
  return platform.mailer.write(db, { ...sent, ...(forgetAt && { forgetAt }) })
}

/**
 * Writes the mail in the caller's transaction; the job that sends it renders it. An erased user gets no mail.
 * @param forgetAt for a letter to a user about to be erased
 */
export async function writeLetter(
  platform: Pick<Platform, 'mailer'>,
  db: Database,
  person: Person | undefined,
  letter: MailContent,
  forgetAt?: Date,
): Promise<void> {
  if (!person) return
  await writeLetterTo(platform, db, { email: person.user.email, name: person.name }, letter, forgetAt)
}

/** Writes the mail to the person whom the accounting knows by that uid. */
export const writeToSubscriber = async (
  platform: Pick<Platform, 'mailer'>,
  db: Database,
  subscriberUid: string,
  letter: MailContent,
): Promise<void> => writeLetter(platform, db, await personOf(db, subscriberUid), letter)

/**
 * Mails the receipt to the account, and to the other address given for the confirmation: that copy belongs to the account, and is
 * erased with it.
 * @param forgetAt for a user about to be erased
 */
export async function writeReceipt(
  platform: Pick<Platform, 'mailer' | 'clock'>,
  db: Database,
  {
    person,
    declared,
  }: { person: Person | undefined; declared: { name: string | null; email: string | null } | undefined },
  letter: MailContent,
  forgetAt?: Date,
): Promise<void> {
  await writeLetter(platform, db, person, letter, forgetAt)
  if (!declared?.email || declared.email === person?.user.email) return
  const to = { email: declared.email, name: person?.name ?? declared.name, ownerUid: person?.user.uid }
  const copyUntil = person ? forgetAt : lastLetterUntil(platform.clock.now())
  await writeLetterTo(platform, db, to, letter, copyUntil)
}
