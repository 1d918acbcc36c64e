import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { endReasons, statuses } from './machine.ts'

export * from './payment/sandbox/tables.ts'
export * from './reconciliation/tables.ts'

export type FirstAnswer = { status: 'Success' | 'Pending'; redirect?: { href: string } } | { errorCode: string }

const moment = () => timestamp({ withTimezone: true })
const unit = () => text({ enum: ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] })

/** What is asked and given for an amount; a subscription keeps its own copy, so that a later change touches nobody. Amounts are cents. */
const terms = () => ({
  amount: integer().notNull(),
  trialAmount: integer().notNull(),
  trialDuration: integer(),
  trialDurationUnit: unit(),
  periodDuration: integer().notNull(),
  periodDurationUnit: unit().notNull(),
  creditAmount: integer().notNull(),
  creditDelay: integer(),
  creditDelayUnit: unit(),
})

export const formulas = pgTable('formulas', {
  uid: text().primaryKey(),
  name: text().notNull(),
  ...terms(),
  version: integer().notNull().default(1),
  createdAt: moment().notNull(),
})

export const trafficTokens = pgTable('traffic_tokens', {
  value: text().primaryKey(),
  formula: text()
    .notNull()
    .references(() => formulas.uid),
  active: boolean().notNull().default(true),
  expiresAt: moment(),
  version: integer().notNull().default(1),
  createdAt: moment().notNull(),
})

/** Who pays. It outlives the account: once she is erased, `userUid` and the names are null and the accounts remain. */
export const subscribers = pgTable('subscribers', {
  uid: uuid().primaryKey(),
  userUid: uuid().unique(),
  firstname: text(),
  lastname: text(),
  createdAt: moment().notNull(),
  erasedAt: moment(),
})

export const subscriptions = pgTable(
  'subscriptions',
  {
    uid: uuid().primaryKey(),
    subscriberUid: uuid()
      .notNull()
      .references(() => subscribers.uid),
    formula: text().notNull(),
    formulaName: text().notNull(),
    ...terms(),
    status: text({ enum: statuses }).notNull(),
    provider: text().notNull(),
    /** the provider's name for the card, with which renewals are charged */
    method: text(),
    cardBrand: text(),
    cardLast4: text(),
    orderedAt: moment().notNull(),
    startedAt: moment(),
    /** from here the paid periods are counted, so that months stay on the day of the start */
    anchorAt: moment(),
    anchorPeriod: integer().notNull().default(0),
    /** number of the last paid period, the trial being one; 0 before the first payment */
    period: integer().notNull().default(0),
    expirationAt: moment(),
    /** when the sweep has to look at it; null while a charge is under way and after the end */
    nextActionAt: moment(),
    remindedPeriod: integer().notNull().default(0),
    pastDueAt: moment(),
    retries: integer().notNull().default(0),
    cancelRequestedAt: moment(),
    cancelledAt: moment(),
    endedAt: moment(),
    endReason: text({ enum: endReasons }),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('subscriptions_one_running').on(table.subscriberUid).where(sql`status <> 'ended'`),
    index('subscriptions_due').on(table.nextActionAt).where(sql`next_action_at is not null`),
    index('subscriptions_of').on(table.subscriberUid, table.orderedAt),
  ],
)

/** Every try to take money. Its uid is the idempotency key that the provider gets. */
export const attempts = pgTable(
  'payment_attempts',
  {
    uid: uuid().primaryKey(),
    subscriptionUid: uuid()
      .notNull()
      .references(() => subscriptions.uid),
    subscriberUid: uuid()
      .notNull()
      .references(() => subscribers.uid),
    kind: text({ enum: ['trial', 'first', 'renewal'] }).notNull(),
    period: integer().notNull(),
    /** 0, then one more for each retry of a renewal */
    retry: integer().notNull().default(0),
    /** `changed`: the retry that follows at once when she changes her card; it takes the place of no other retry */
    way: text({ enum: ['card', 'checkout', 'stored', 'changed'] }).notNull(),
    /** the provider's name for the stored card that is charged: hers may be another one by the time it is asked again */
    method: text(),
    /** which change of card brought this retry: each brings one */
    cardChangeUid: uuid(),
    amount: integer().notNull(),
    provider: text().notNull(),
    /** `surplus`: the money came when nothing was left to pay for, and goes back */
    state: text({
      enum: ['started', 'redirected', 'pending', 'succeeded', 'failed', 'cancelled', 'surplus'],
    }).notNull(),
    reference: text(),
    href: text(),
    errorCode: text(),
    /** the person's Idempotency-Key, and a hash of what she ordered; neither card number nor code has a part in it */
    requestKey: text(),
    orderHash: text(),
    /** what she was answered first, for the same key sent again */
    answer: jsonb().$type<FirstAnswer>(),
    /** what it paid for, known once it succeeded */
    periodStart: moment(),
    periodEnd: moment(),
    createdAt: moment().notNull(),
    settledAt: moment(),
    /** when to ask the provider what became of it; null once settled */
    lookAt: moment(),
  },
  (table) => [
    uniqueIndex('payment_attempts_one_open')
      .on(table.subscriptionUid)
      .where(sql`state in ('started', 'redirected', 'pending')`),
    uniqueIndex('payment_attempts_one_paid').on(table.subscriptionUid, table.period).where(sql`state = 'succeeded'`),
    uniqueIndex('payment_attempts_one_try')
      .on(table.subscriptionUid, table.period, table.retry)
      .where(sql`way = 'stored'`),
    uniqueIndex('payment_attempts_card_change').on(table.cardChangeUid).where(sql`card_change_uid is not null`),
    uniqueIndex('payment_attempts_request')
      .on(table.subscriberUid, table.requestKey)
      .where(sql`request_key is not null`),
    index('payment_attempts_look').on(table.lookAt).where(sql`look_at is not null`),
    index('payment_attempts_of').on(table.subscriberUid, table.createdAt),
  ],
)

/** The ledger: what the provider took and gave back. Rows are added, never changed. */
export const ledger = pgTable(
  'ledger',
  {
    uid: uuid().primaryKey(),
    /** `charge:<attempt>` or `refund:<refund>`: the same money is never written twice */
    key: text().notNull().unique(),
    kind: text({ enum: ['charge', 'refund'] }).notNull(),
    purpose: text().notNull(),
    amount: integer().notNull(),
    provider: text().notNull(),
    reference: text().notNull(),
    attemptUid: uuid()
      .notNull()
      .references(() => attempts.uid),
    subscriptionUid: uuid()
      .notNull()
      .references(() => subscriptions.uid),
    subscriberUid: uuid()
      .notNull()
      .references(() => subscribers.uid),
    at: moment().notNull(),
  },
  (table) => [
    check('ledger_amount', sql`amount > 0`),
    index('ledger_of').on(table.subscriberUid, table.at),
    index('ledger_attempt').on(table.attemptUid),
    index('ledger_at').on(table.provider, table.at),
    index('ledger_reference').on(table.provider, table.reference),
  ],
)

/** Money to give back, from the moment it is decided. Its uid is the provider's idempotency key. */
export const refunds = pgTable(
  'refunds',
  {
    uid: uuid().primaryKey(),
    /** why and of what: `withdrawal:<attempt>`, `credit:<credit>:<attempt>` */
    key: text().notNull().unique(),
    attemptUid: uuid()
      .notNull()
      .references(() => attempts.uid),
    creditUid: uuid(),
    purpose: text({ enum: ['withdrawal', 'credit', 'surplus', 'staff', 'provider'] }).notNull(),
    amount: integer().notNull(),
    reason: text(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** when to try; null once done */
    tryAt: moment(),
    doneAt: moment(),
  },
  (table) => [
    check('refunds_amount', sql`amount > 0`),
    index('refunds_due').on(table.tryAt).where(sql`try_at is not null`),
    index('refunds_attempt').on(table.attemptUid),
  ],
)

/** The cashback: one a person, ever. */
export const credits = pgTable(
  'credits',
  {
    uid: uuid().primaryKey(),
    subscriberUid: uuid()
      .notNull()
      .unique()
      .references(() => subscribers.uid),
    subscriptionUid: uuid()
      .notNull()
      .references(() => subscriptions.uid),
    amount: integer().notNull(),
    dueAt: moment().notNull(),
    state: text({ enum: ['due', 'refunding', 'refunded', 'void'] }).notNull(),
    /** when to look whether it can be paid; null once it is decided */
    tryAt: moment(),
    refundedAt: moment(),
  },
  (table) => [index('credits_due').on(table.tryAt).where(sql`try_at is not null`)],
)

/** What the providers told us, once each. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text().notNull(),
    eventUid: text().notNull(),
    type: text().notNull(),
    attemptUid: text(),
    receivedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventUid] })],
)
