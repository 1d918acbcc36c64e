import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'

/** A member's choices about mails and bank statements; without a row nothing is neutral. */
export const discretions = pgTable('privacy_discretions', {
  userUid: uuid().primaryKey(),
  neutralMails: boolean().notNull(),
  neutralStatements: boolean().notNull(),
})
