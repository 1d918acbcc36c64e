import { and, asc, eq, gte, inArray, isNotNull, isNull, like, lte, or } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import { mails } from './tables.ts'

/** Account that owns mails: those to its current address, and those to former ones. */
export interface MailOwner {
  uid: string
  email: string
}

const belongsTo = ({ uid, email }: MailOwner) =>
  or(eq(mails.formerUserUid, uid), and(eq(mails.recipient, email), isNull(mails.formerUserUid)))

/** Called in the transaction that changes the account's address: mails to the former address stay with the account. */
export async function keepMailsOf(db: Database, { uid, email }: MailOwner): Promise<void> {
  const unclaimed = and(eq(mails.recipient, email), isNull(mails.formerUserUid))
  await db.update(mails).set({ formerUserUid: uid }).where(unclaimed)
}

export function listMailsTo(db: Database, owner: MailOwner, since: Date) {
  return db
    .select({
      kind: mails.kind,
      subject: mails.subject,
      text: mails.text,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(and(belongsTo(owner), gte(mails.createdAt, since)))
    .orderBy(asc(mails.createdAt), asc(mails.uid))
}

export async function findRecipient(db: Database, uid: string): Promise<string | undefined> {
  const [mail] = await db.select({ recipient: mails.recipient }).from(mails).where(eq(mails.uid, uid))
  return mail?.recipient
}

/** Deletes a mail that is not sent yet; its job then finds no mail. */
export async function withdrawMail(db: Database, uid: string): Promise<void> {
  await db.delete(mails).where(and(eq(mails.uid, uid), eq(mails.state, 'queued')))
}

/**
 * Deletes an erased person's delivered mails, unless they have a deletion date.
 * @param forgetAt date set on the rest: unsent mails are tried until then
 */
export async function forgetMailsTo(db: Database, owner: MailOwner, forgetAt: Date): Promise<void> {
  const ownMails = belongsTo(owner)
  await db.delete(mails).where(and(ownMails, inArray(mails.state, ['sent', 'kept']), isNull(mails.forgetAt)))
  await db.update(mails).set({ forgetAt }).where(ownMails)
}

/** Deletes mails to erased people that are delivered or whose deletion date has passed. */
export async function forgetDueMails(db: Database, now: Date): Promise<void> {
  const done = or(eq(mails.state, 'sent'), lte(mails.forgetAt, now))
  await db.delete(mails).where(and(isNotNull(mails.forgetAt), done))
}

/** Deletes mails about erased data, including unsent ones, because their links lead nowhere. */
export async function deleteMails(db: Database, uids: readonly string[]): Promise<void> {
  if (uids.length > 0) await db.delete(mails).where(inArray(mails.uid, [...uids]))
}

/** @param prefix prefix of the kinds, which names a module: the same address may receive mails of other modules */
export async function deleteMailsOfKind(db: Database, recipients: readonly string[], prefix: string): Promise<void> {
  if (recipients.length === 0) return
  // Keep mails with a deletion date: they tell the person that the data are erased.
  const theirs = and(inArray(mails.recipient, [...recipients]), like(mails.kind, `${prefix}.%`), isNull(mails.forgetAt))
  await db.delete(mails).where(theirs)
}

export async function deleteMailsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(mails).where(lte(mails.createdAt, before))
}
