import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MailNotice, PushNotice } from '../../contracts/accounts/notifications.ts'
import { users } from './tables.ts'

/** Notices that a person chose; without a row the defaults of `choices.ts` apply. */
export const notifications = pgTable('notifications', {
  userUid: uuid()
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' }),
  mail: text().array().$type<MailNotice[]>().notNull(),
  push: text().array().$type<PushNotice[]>().notNull(),
  /** Hours in Paris, HH:MM */
  quietFrom: text(),
  quietTo: text(),
})
