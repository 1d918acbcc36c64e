import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tickets } from '../tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** Incoming mails, each with its outcome. The mails of a ticket are deleted with it, others after two months. */
export const incomingMails = pgTable(
  'support_incoming_mails',
  {
    uid: uuid().primaryKey(),
    /** its Message-ID, or a digest when it has none */
    messageId: text().notNull().unique(),
    outcome: text({ enum: ['message', 'ticket', 'refused', 'bounce', 'complaint', 'dropped'] }).notNull(),
    /** reason for a drop or refusal; kind of a bounce */
    reason: text(),
    ticketUid: uuid().references(() => tickets.uid, { onDelete: 'cascade' }),
    entryUid: uuid(),
    /** the whole text, if quotes, a signature or excess length were cut from the message */
    original: text(),
    /** our own mail server's verdict on the sender: `spf=pass dkim=pass` */
    authentication: text(),
    /** names of files that were not accepted; the last entry may count the rest */
    attachments: jsonb().$type<string[]>().notNull(),
    receivedAt: moment().notNull(),
  },
  (table) => [
    index('support_incoming_mails_ticket').on(table.ticketUid, table.receivedAt),
    index('support_incoming_mails_entry').on(table.entryUid).where(sql`entry_uid is not null`),
    index('support_incoming_mails_received').on(table.receivedAt),
  ],
)

/** Maps sent mails to their ticket: answers name them in References. */
export const ticketMails = pgTable(
  'support_ticket_mails',
  {
    mailUid: uuid().primaryKey(),
    ticketUid: uuid()
      .notNull()
      .references(() => tickets.uid, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [index('support_ticket_mails_ticket').on(table.ticketUid, table.createdAt)],
)

/**
 * Mails that are being read, or that could not be read. The row is inserted before the attempt and deleted after it, so
 * that it survives a crash. A mail with a problem is set aside: it is not read again, and staff see it until they
 * settle it.
 */
export const mailTries = pgTable(
  'support_mail_tries',
  {
    uid: uuid().primaryKey(),
    /** digest of the mail, or its place in the mailbox if it is too large to be fetched */
    key: text().notNull().unique(),
    tries: integer().notNull().default(1),
    /** bytes */
    size: integer().notNull(),
    /** the raw From header, cut */
    sender: text().notNull(),
    problem: text({ enum: ['unreadable', 'too-large', 'too-slow', 'failed'] }),
    /** how the mail arrived: it stays in the mailbox, or the mail service was told that it is refused */
    origin: text({ enum: ['mailbox', 'service'] })
      .notNull()
      .default('mailbox'),
    firstTriedAt: moment().notNull(),
  },
  (table) => [
    index('support_mail_tries_aside').on(table.firstTriedAt).where(sql`problem is not null`),
    index('support_mail_tries_first').on(table.firstTriedAt),
  ],
)

/** The reading position in a mailbox, and which process reads it. */
export const mailboxes = pgTable('support_mailboxes', {
  /** `user@host:port/folder` */
  name: text().primaryKey(),
  /** changes when the server renumbers its mails */
  uidValidity: text(),
  lastUid: integer().notNull().default(0),
  holder: text(),
  lockedUntil: moment(),
})
