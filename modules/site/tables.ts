import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { HomeContent } from '../../contracts/site/home.ts'
import type { MailWords } from '../../contracts/site/mail-texts.ts'

const moment = () => timestamp({ withTimezone: true })

/** The home page: one row, named `home`. */
export const homes = pgTable('site_home', {
  name: text().primaryKey(),
  draft: jsonb().$type<HomeContent>().notNull(),
  live: jsonb().$type<HomeContent>().notNull(),
  savedAt: moment().notNull(),
  publishedAt: moment(),
  version: integer().notNull(),
})

/** Every published state of the home page. */
export const homeRevisions = pgTable(
  'site_home_revisions',
  {
    n: integer().primaryKey(),
    date: moment().notNull(),
    /** name of the user who published it */
    by: text().notNull(),
    byUid: uuid(),
    content: jsonb().$type<HomeContent>().notNull(),
  },
  (table) => [index('site_home_revisions_by').on(table.byUid)],
)

/** The owner's subject, opening and closing of mails, by kind; a kind without a row has none. */
export const mailTexts = pgTable('site_mail_texts', {
  kind: text().primaryKey(),
  draft: jsonb().$type<MailWords>().notNull(),
  live: jsonb().$type<MailWords>().notNull(),
  savedAt: moment().notNull(),
  publishedAt: moment(),
  version: integer().notNull(),
})

/** Links by which members write a voice and withdraw it. */
export const voiceInvitations = pgTable(
  'site_voice_invitations',
  {
    digest: text().primaryKey(),
    memberUid: uuid().notNull(),
    /** reason for the link: a satisfied answer to a survey, or an admin's invitation */
    source: text({ enum: ['survey', 'invitation'] })
      .notNull()
      .default('invitation'),
    createdAt: moment().notNull(),
    /** last moment to write a voice; it can be withdrawn at any time */
    expiresAt: moment().notNull(),
  },
  (table) => [index('site_voice_invitations_member').on(table.memberUid)],
)

/** Members who were asked after a survey, or refused: they are not asked again. */
export const voiceAsks = pgTable('site_voice_asks', {
  memberUid: uuid().primaryKey(),
  askedAt: moment().notNull(),
  refusedAt: moment(),
})

/** Voices of members, as typed. */
export const voices = pgTable(
  'site_voices',
  {
    uid: uuid().primaryKey(),
    /** null: an example of the demonstration */
    memberUid: uuid(),
    /** digest of the token of the link by which the voice was written and can be withdrawn */
    digest: text(),
    name: text().notNull(),
    detail: text(),
    text: text().notNull(),
    state: text({ enum: ['waiting', 'approved', 'declined'] }).notNull(),
    source: text({ enum: ['survey', 'invitation'] }).notNull(),
    example: boolean().notNull(),
    memberSince: moment(),
    date: moment().notNull(),
    consentAt: moment(),
    /** the sentence that the member agreed to */
    consent: text(),
    version: integer().notNull(),
  },
  (table) => [
    uniqueIndex('site_voices_digest').on(table.digest),
    index('site_voices_member').on(table.memberUid),
    index('site_voices_state').on(table.state, table.date),
  ],
)
