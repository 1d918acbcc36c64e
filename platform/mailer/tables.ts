import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const mails = pgTable(
  'mails',
  {
    uid: uuid().primaryKey(),
    recipient: text().notNull(),
    /**
     * account that owns the mail if the address is not, or no longer, the account's: a later owner of the address
     * must not get it
     */
    formerUserUid: uuid(),
    subject: text().notNull(),
    /** empty until the job that sends it has rendered the template */
    html: text().notNull(),
    text: text().notNull(),
    /** name and props (JSON) of a template still to be rendered, without the secret of its link */
    template: text(),
    props: text(),
    /** kind of mail, often the name of its template */
    kind: text().notNull(),
    /** RFC 5322 headers of threads and replies, as JSON */
    headers: text(),
    state: text({ enum: ['queued', 'sent', 'kept', 'failed', 'bounced'] }).notNull(),
    error: text(),
    /** hard: that address accepts no mail; soft: the next mail may arrive (full, too large, slow, refused because of us) */
    bounce: text({ enum: ['hard', 'soft'] }),
    bouncedAt: timestamp({ withTimezone: true }),
    /** when its recipient reported it as unwanted to their mailbox provider (RFC 5965) */
    complainedAt: timestamp({ withTimezone: true }),
    /** when staff settled the undelivered or unwanted mail */
    settledAt: timestamp({ withTimezone: true }),
    /** the secret of its link, for which the text has a placeholder; deleted once the mail is sent */
    encryptedLink: text(),
    attempts: integer().notNull().default(0),
    /** how often staff resent it: each time it is another mail for the recipient */
    resent: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    /** set if the recipient is erased: the mail is deleted once delivered, or at this time */
    forgetAt: timestamp({ withTimezone: true }),
    searched: text().notNull().generatedAlwaysAs(sql`fold(recipient || ' ' || subject)`),
  },
  (table) => [
    index('mails_recipient').on(table.recipient, table.createdAt),
    index('mails_former_user').on(table.formerUserUid, table.createdAt).where(sql`${table.formerUserUid} is not null`),
    index('mails_created').on(table.createdAt, table.uid),
    index('mails_forget').on(table.forgetAt).where(sql`${table.forgetAt} is not null`),
    index('mails_searched').using('gin', sql`searched gin_trgm_ops`),
  ],
)
