import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { attachmentTypes } from '../../contracts/support/attachments.ts'
import type { WorkingDayOff, WorkingSpan } from '../../contracts/support/staff-hours.ts'

const moment = () => timestamp({ withTimezone: true })
const sequenceNumber = () => bigint({ mode: 'number' })

/** A person who wrote to the help desk: one row per e-mail address. */
export const contacts = pgTable(
  'support_contacts',
  {
    uid: uuid().primaryKey(),
    email: text().notNull().unique(),
    createdAt: moment().notNull(),
    /** when a mail to it failed permanently; cleared by staff, or when the person writes or asks for mail again */
    undeliverableAt: moment(),
    /** time from which its tickets are locked on arrival */
    blockedAt: moment(),
    /** equal in contacts that staff linked as one person */
    personUid: uuid(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('support_contacts_person').on(table.personUid).where(sql`person_uid is not null`),
    index('support_contacts_undeliverable')
      .on(table.undeliverableAt, table.uid)
      .where(sql`${table.undeliverableAt} is not null`),
  ],
)

/** Tokens that open the tickets of one contact; only a digest is stored. */
export const accessTokens = pgTable(
  'support_access_tokens',
  {
    digest: text().primaryKey(),
    contactUid: uuid()
      .notNull()
      .references(() => contacts.uid, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [
    index('support_access_tokens_contact').on(table.contactUid),
    index('support_access_tokens_expiry').on(table.expiresAt),
  ],
)

/** A conversation: a ticket of the help desk, or a discussion with a coach. */
export const tickets = pgTable(
  'support_tickets',
  {
    uid: uuid().primaryKey(),
    type: text({ enum: ['contact', 'coaching'] }).notNull(),
    /** in the channel's form: encrypted in coaching */
    title: text().notNull(),
    status: text({ enum: ['new', 'pending', 'waiting', 'closed', 'locked'] }).notNull(),
    /** the contact, or the account in coaching */
    ownerUid: uuid().notNull(),
    /** the id under which others see the user */
    contactUid: uuid().notNull(),
    contactName: text().notNull(),
    /** null in coaching: the account stores it */
    contactEmail: text(),
    /** the account that was signed in when the ticket was opened */
    userUid: uuid(),
    assigneeUid: uuid(),
    assigneeName: text(),
    /** the answer by which its author claimed the ticket; null after any later assignment */
    claimedByEntry: uuid(),
    version: integer().notNull(),
    /** the number of the last entry */
    sequence: sequenceNumber().notNull(),
    personMessages: integer().notNull(),
    staffMessages: integer().notNull(),
    createdAt: moment().notNull(),
    /** the last change that the user could see */
    modifiedAt: moment().notNull(),
    closedAt: moment(),
    lockedAt: moment(),
    lastMessageAt: moment(),
    /** time since which the user has waited for an answer; null: the user does not wait */
    waitingSince: moment(),
    /** when an answer is due, by the working hours of the assignee */
    answerDueAt: moment(),
    /** when staff were warned that the answer is nearly due */
    dueWarnedAt: moment(),
    /** snoozed by staff until then, or until the user writes */
    snoozedUntil: moment(),
    /** help desk only: in coaching they would reveal encrypted content */
    tags: text().array().notNull().default([]),
    /** the ticket into which this one was merged: it has the messages, this one only redirects there */
    mergedInto: uuid().references((): AnyPgColumn => tickets.uid, { onDelete: 'cascade' }),
    searched: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold(coalesce(contact_email, '') || ' ' || contact_name || ' ' || case when type = 'contact' then title else '' end)`,
      ),
  },
  (table) => [
    index('support_tickets_owner').on(table.ownerUid, table.type, table.modifiedAt, table.uid),
    // Four partial indexes over the tickets that staff list, so that counting reads the index alone.
    index('support_tickets_recent').on(table.type, table.modifiedAt, table.uid).where(sql`merged_into is null`),
    index('support_tickets_status')
      .on(table.type, table.status, table.modifiedAt, table.uid)
      .where(sql`merged_into is null`),
    index('support_tickets_assignee')
      .on(table.assigneeUid, table.type, table.modifiedAt, table.uid)
      .where(sql`merged_into is null`),
    index('support_tickets_unassigned')
      .on(table.type, table.modifiedAt, table.uid)
      .where(sql`merged_into is null and assignee_uid is null`),
    // Small indexes for the views of the inbox: each count reads one range, without snoozed tickets (decision 0121).
    index('support_tickets_open')
      .on(table.type, table.snoozedUntil, table.assigneeUid)
      .where(sql`merged_into is null and status in ('new', 'pending', 'waiting')`),
    index('support_tickets_unanswered')
      .on(table.type, table.snoozedUntil, table.assigneeUid)
      .where(sql`merged_into is null and waiting_since is not null`),
    index('support_tickets_user').on(table.userUid),
    index('support_tickets_closed').on(table.closedAt).where(sql`status = 'closed'`),
    index('support_tickets_outdated')
      .on(sql`(coalesce(last_message_at, created_at))`)
      .where(sql`type = 'contact' and merged_into is null`),
    index('support_tickets_modified').on(table.modifiedAt, table.uid),
    index('support_tickets_waiting').on(table.waitingSince, table.uid),
    index('support_tickets_due').on(table.answerDueAt, table.uid),
    index('support_tickets_snoozed').on(table.snoozedUntil).where(sql`snoozed_until is not null`),
    index('support_tickets_tags').using('gin', table.tags),
    index('support_tickets_merged').on(table.mergedInto).where(sql`merged_into is not null`),
    index('support_tickets_searched').using('gin', sql`searched gin_trgm_ops`),
  ],
)

/** All events of a ticket, numbered in order; undone ones leave gaps. The number is also the cursor and event id. */
export const entries = pgTable(
  'support_entries',
  {
    uid: uuid().primaryKey(),
    ticketUid: uuid()
      .notNull()
      .references(() => tickets.uid, { onDelete: 'cascade' }),
    sequence: sequenceNumber().notNull(),
    kind: text({ enum: ['message', 'note', 'status'] }).notNull(),
    /** text of a message or note in the channel's form; the status for a status entry */
    content: text().notNull(),
    authorUid: uuid(),
    authorName: text(),
    staff: boolean().notNull(),
    /** number of its files */
    attachments: integer().notNull().default(0),
    /** number of articles that it offers */
    articles: integer().notNull().default(0),
    /** files of a mail that were not accepted, as JSON in the channel's form */
    refusedFiles: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('support_entries_sequence').on(table.ticketUid, table.sequence),
    index('support_entries_messages').on(table.ticketUid, table.sequence).where(sql`kind = 'message'`),
  ],
)

/** A staff answer that is sent later; until then the user sees nothing of it. */
export const heldMessages = pgTable(
  'support_held_messages',
  {
    /** becomes the entry's uid when the answer is sent */
    uid: uuid().primaryKey(),
    ticketUid: uuid()
      .notNull()
      .references(() => tickets.uid, { onDelete: 'cascade' }),
    authorUid: uuid().notNull(),
    authorName: text().notNull(),
    /** in the channel's form: encrypted in coaching */
    content: text().notNull(),
    attachments: uuid().array().notNull(),
    /** uids of the articles that it offers, each as the channel stores it */
    articles: text().array().notNull().default([]),
    createdAt: moment().notNull(),
    sendAt: moment().notNull(),
    /** reason why sending failed; it is not retried */
    problem: text(),
  },
  (table) => [
    index('support_held_messages_ticket').on(table.ticketUid),
    index('support_held_messages_due').on(table.sendAt).where(sql`problem is null`),
  ],
)

/** A file of a message; its bytes are in the storage. When its ticket is deleted, a sweep removes the bytes, then the row. */
export const attachments = pgTable(
  'support_attachments',
  {
    uid: uuid().primaryKey(),
    ticketUid: uuid().references(() => tickets.uid, { onDelete: 'set null' }),
    /** null until it is sent */
    entryUid: uuid().references(() => entries.uid, { onDelete: 'set null' }),
    /** its place in the message */
    place: integer().notNull(),
    /** the uploader's uid as an author: nobody else may send the file; null while its message is being stored */
    uploaderUid: uuid(),
    /** in the channel's form: encrypted in coaching */
    name: text().notNull(),
    mimeType: text({ enum: attachmentTypes }).notNull(),
    /** bytes, as stored */
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('support_attachments_ticket').on(table.ticketUid),
    index('support_attachments_entry').on(table.entryUid),
    index('support_attachments_uploader').on(table.uploaderUid, table.createdAt),
    index('support_attachments_unsent').on(table.createdAt).where(sql`entry_uid is null`),
    index('support_attachments_orphans').on(table.createdAt).where(sql`ticket_uid is null`),
  ],
)

/** Number of the other side's messages that a reader has seen. */
export const readMarks = pgTable(
  'support_read_marks',
  {
    ticketUid: uuid()
      .notNull()
      .references(() => tickets.uid, { onDelete: 'cascade' }),
    readerUid: uuid().notNull(),
    seen: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketUid, table.readerUid] })],
)

export const savedReplies = pgTable(
  'support_saved_replies',
  {
    uid: uuid().primaryKey(),
    type: text({ enum: ['contact', 'coaching'] }),
    title: text().notNull(),
    content: text().notNull(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
    titleKey: text().notNull().generatedAlwaysAs(sql`fold(title)`),
  },
  (table) => [index('support_saved_replies_title').on(table.titleKey, table.uid)],
)

/** Working hours of a member of staff; without a row, the default hours apply. */
export const workingHours = pgTable('support_working_hours', {
  staffUid: uuid().primaryKey(),
  hours: jsonb().$type<WorkingSpan[]>().notNull(),
  daysOff: jsonb().$type<WorkingDayOff[]>().notNull(),
  version: integer().notNull(),
  modifiedAt: moment().notNull(),
})

/** A satisfaction survey, mailed once after a ticket was closed. */
export const surveys = pgTable(
  'support_surveys',
  {
    ticketUid: uuid()
      .primaryKey()
      .references(() => tickets.uid, { onDelete: 'cascade' }),
    /** digest of the mailed token: it gives access to this survey only */
    digest: text().notNull().unique(),
    /** its mail, which gets a new token when it is sent again; null for surveys older than this column */
    mailUid: uuid(),
    askedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    rating: smallint(),
    /** in the channel's form */
    comment: text(),
    answeredAt: moment(),
  },
  (table) => [
    index('support_surveys_answered').on(table.answeredAt),
    uniqueIndex('support_surveys_mail').on(table.mailUid),
  ],
)
