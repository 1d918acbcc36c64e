import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MailNotice, PushNotice } from '../../contracts/accounts/notifications.ts'
import { sessions, users } from './tables.ts'

/** A person's choice of notices; without a row, the defaults of `choices.ts` apply. */
export const notifications = pgTable('notifications', {
  userUid: uuid()
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' }),
  mail: text().array().$type<MailNotice[]>().notNull(),
  push: text().array().$type<PushNotice[]>().notNull(),
  /** quiet hours in the person's time zone, HH:MM */
  quietFrom: text(),
  quietTo: text(),
})

/** Devices that receive pushes: one for each session, deleted with it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    uid: uuid().primaryKey(),
    sid: uuid()
      .notNull()
      .references(() => sessions.sid, { onDelete: 'cascade' }),
    userUid: uuid().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** first push since everything was read; null: the device displays no notice */
    notifiedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('push_subscriptions_sid').on(table.sid),
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.userUid),
  ],
)
