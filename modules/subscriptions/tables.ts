import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { endReasons, statuses } from './lifecycle/machine.ts'
import { gifts } from './tables-gifts.ts'
import { codes, type SwitchTerms, termsColumns, trafficTokens, unitColumn } from './tables-offers.ts'
import { termsVersions } from './tables-terms.ts'

export * from './provider/sandbox/tables.ts'
export * from './reconciliation/tables.ts'
export * from './tables-offers.ts'

export type FirstAnswer = { status: 'Success' | 'Pending'; redirect?: { href: string } } | { errorCode: string }

const moment = () => timestamp({ withTimezone: true })

/**
 * The buyer. The row outlives the account: after erasure `userUid` and the names are null, and the accounting remains.
 */
export const subscribers = pgTable(
  'subscribers',
  {
    uid: uuid().primaryKey(),
    userUid: uuid().unique(),
    firstname: text(),
    lastname: text(),
    createdAt: moment().notNull(),
    erasedAt: moment(),
  },
  () => [
    // Visitors who bought a gift; members are found by `users.searched`.
    index('subscribers_visitors')
      .using('gin', sql`fold(coalesce(firstname, '') || ' ' || coalesce(lastname, '')) gin_trgm_ops`)
      .where(sql`user_uid is null`),
  ],
)

export const subscriptions = pgTable(
  'subscriptions',
  {
    uid: uuid().primaryKey(),
    subscriberUid: uuid()
      .notNull()
      .references(() => subscribers.uid),
    /** when the account was made, to sort lists of accounts; written by the database; null once erased */
    memberSince: moment(),
    formula: text().notNull(),
    formulaName: text().notNull(),
    /** the token it was ordered with; null: none, or it was ordered before this was stored */
    trafficToken: text().references(() => trafficTokens.value),
    /** the code it was ordered with; results are read from it */
    code: text().references(() => codes.uid),
    /** cents of each reduced period (null: no reduction), and the number of these periods (null: all) */
    reducedAmount: integer(),
    reducedPeriods: integer(),
    /** terms from the next payment on */
    switchTo: jsonb().$type<SwitchTerms>(),
    /** the article from which it was ordered; null after its start was counted, or after its end */
    fromArticle: text(),
    ...termsColumns(),
    status: text({ enum: statuses }).notNull(),
    provider: text().notNull(),
    /** the provider's token of the card, with which renewals are charged */
    method: text(),
    cardBrand: text(),
    cardLast4: text(),
    /** reference of the SEPA mandate under which renewals are debited; null: a card is charged */
    mandate: text(),
    orderedAt: moment().notNull(),
    /** the terms under which it was ordered, and when they were accepted; null before these were stored */
    termsUid: text().references(() => termsVersions.uid),
    termsAcceptedAt: moment(),
    startedAt: moment(),
    /** start of the count of paid periods: monthly periods end on its day of the month */
    anchorAt: moment(),
    anchorPeriod: integer().notNull().default(0),
    /** number of the last paid period, a trial counts as one; 0 before the first payment */
    period: integer().notNull().default(0),
    expirationAt: moment(),
    /** when the sweep has to process it; null while a charge is in progress and after the end */
    nextActionAt: moment(),
    remindedPeriod: integer().notNull().default(0),
    /** the last period for which the debit at its end was announced */
    noticedPeriod: integer().notNull().default(0),
    pastDueAt: moment(),
    retries: integer().notNull().default(0),
    /** when a running or planned pause ends, with a charge; null: no pause */
    resumesAt: moment(),
    resumeRemindedAt: moment(),
    cancelRequestedAt: moment(),
    cancelledAt: moment(),
    endedAt: moment(),
    endReason: text({ enum: endReasons }),
    /** given months only: no contract of the user, and nothing to renew */
    gifted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('subscriptions_one_running').on(table.subscriberUid).where(sql`status <> 'ended'`),
    index('subscriptions_due').on(table.nextActionAt).where(sql`next_action_at is not null`),
    index('subscriptions_of').on(table.subscriberUid, table.orderedAt),
    index('subscriptions_ordered').on(table.orderedAt),
    index('subscriptions_status').on(table.status, table.orderedAt),
    index('subscriptions_members').on(table.status, table.memberSince, table.subscriberUid),
    index('subscriptions_terms').on(table.termsUid),
    // Reference that a person types to identify a contract.
    index('subscriptions_reference').on(sql`right(uid::text, 12)`),
    index('subscriptions_card').on(table.cardLast4).where(sql`card_last4 is not null`),
    index('subscriptions_code').on(table.code).where(sql`code is not null`),
    index('subscriptions_token').on(table.trafficToken).where(sql`traffic_token is not null`),
  ],
)

/** Every attempt to charge. Its uid is the idempotency key sent to the provider. */
export const attempts = pgTable(
  'payment_attempts',
  {
    uid: uuid().primaryKey(),
    /** null for a gift */
    subscriptionUid: uuid().references(() => subscriptions.uid),
    giftUid: uuid().references(() => gifts.uid),
    subscriberUid: uuid()
      .notNull()
      .references(() => subscribers.uid),
    kind: text({ enum: ['trial', 'first', 'renewal', 'gift'] }).notNull(),
    period: integer().notNull(),
    /** 0, then one more for each retry of a renewal */
    retry: integer().notNull().default(0),
    /** `changed`: the immediate retry after a change of card; it replaces none of the planned retries */
    way: text({ enum: ['card', 'checkout', 'stored', 'changed'] }).notNull(),
    /** the provider's token of the charged card, for a repeated call: the member may have changed cards since */
    method: text(),
    /** displayable card of the charge; null for a refused order, and for charges before this column */
    cardBrand: text(),
    cardLast4: text(),
    /** the card change that caused this retry: a change causes one at most */
    cardChangeUid: uuid(),
    amount: integer().notNull(),
    /** what it pays for; null for a gift */
    formulaName: text(),
    periodDuration: integer(),
    periodDurationUnit: unitColumn(),
    provider: text().notNull(),
    /** `surplus`: the payment arrived when nothing was left to pay for, and is refunded */
    state: text({
      enum: ['started', 'redirected', 'pending', 'succeeded', 'failed', 'cancelled', 'surplus'],
    }).notNull(),
    reference: text(),
    href: text(),
    errorCode: text(),
    /** the user's Idempotency-Key, and a hash of the order, which reveals neither the card number nor its CVV */
    requestKey: text(),
    orderHash: text(),
    /** the first answer, for the same key sent again */
    answer: jsonb().$type<FirstAnswer>(),
    /** the paid period, known once it succeeded */
    periodStart: moment(),
    periodEnd: moment(),
    createdAt: moment().notNull(),
    settledAt: moment(),
    /** when to ask the provider for the outcome; null once settled */
    lookAt: moment(),
  },
  (table) => [
    check('payment_attempts_subject', sql`num_nonnulls(subscription_uid, gift_uid) = 1`),
    uniqueIndex('payment_attempts_gift').on(table.giftUid).where(sql`gift_uid is not null`),
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
    index('payment_attempts_card').on(table.cardLast4).where(sql`card_last4 is not null`),
    index('payment_attempts_created').on(table.createdAt),
    index('payment_attempts_failed').on(table.createdAt).where(sql`state in ('failed', 'cancelled')`),
  ],
)

/** The ledger: charges and refunds of the provider. Rows are added, never changed. */
export const ledger = pgTable(
  'ledger',
  {
    uid: uuid().primaryKey(),
    /** `charge:<attempt>` or `refund:<refund>`: no movement is recorded twice */
    key: text().notNull().unique(),
    kind: text({ enum: ['charge', 'refund'] }).notNull(),
    purpose: text().notNull(),
    amount: integer().notNull(),
    provider: text().notNull(),
    reference: text().notNull(),
    attemptUid: uuid()
      .notNull()
      .references(() => attempts.uid),
    /** null for a gift, which the attempt names */
    subscriptionUid: uuid().references(() => subscriptions.uid),
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

/** Money to refund, from the moment it is decided. Its uid is the provider's idempotency key. */
export const refunds = pgTable(
  'refunds',
  {
    uid: uuid().primaryKey(),
    /** reason and origin: `withdrawal:<attempt>`, `credit:<credit>:<attempt>` */
    key: text().notNull().unique(),
    attemptUid: uuid()
      .notNull()
      .references(() => attempts.uid),
    creditUid: uuid(),
    purpose: text({ enum: ['withdrawal', 'credit', 'surplus', 'staff', 'provider', 'dispute'] }).notNull(),
    amount: integer().notNull(),
    reason: text(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** when to try; null once done or stopped */
    tryAt: moment(),
    doneAt: moment(),
    /** set if the payer's bank had already returned the money: the refund is not retried and not counted */
    stoppedAt: moment(),
  },
  (table) => [
    check('refunds_amount', sql`amount > 0`),
    index('refunds_due').on(table.tryAt).where(sql`try_at is not null`),
    index('refunds_attempt').on(table.attemptUid),
  ],
)

/** Cashbacks: one per user for the first order, and one per missed promise. */
export const credits = pgTable(
  'credits',
  {
    uid: uuid().primaryKey(),
    subscriberUid: uuid()
      .notNull()
      .references(() => subscribers.uid),
    subscriptionUid: uuid()
      .notNull()
      .references(() => subscriptions.uid),
    /** the missed promise that it makes up for; null: the cashback of the first order */
    promiseUid: uuid().unique(),
    promisedAt: moment(),
    amount: integer().notNull(),
    dueAt: moment().notNull(),
    state: text({ enum: ['due', 'refunding', 'refunded', 'void'] }).notNull(),
    /** when to check whether it can be paid; null once it is decided */
    tryAt: moment(),
    refundedAt: moment(),
  },
  (table) => [
    index('credits_due').on(table.tryAt).where(sql`try_at is not null`),
    uniqueIndex('credits_order').on(table.subscriberUid).where(sql`promise_uid is null`),
    index('credits_subscription').on(table.subscriptionUid),
  ],
)
