import { z } from 'zod'
import { creditFigureFilter, paymentFigureFilter, subscriptionFigureFilter } from '../administration/counted.ts'
import { cents, centsAboveZero, codePoints, isoDateTime, oneOrMany, shortCode, text, uuid, version } from '../forms.ts'
import * as staff from '../staff.ts'
import { disputeOutcome } from '../subscriptions/staff-ledger.ts'
import { acceptedTerms } from '../subscriptions/staff-terms.ts'
import { cashbackState, cashbackStep } from '../subscriptions/subscription-outlook.ts'
import { credit, shownCard, subscriptionShape, subscriptionStatus } from '../subscriptions/subscriptions.ts'
import { role } from './roles.ts'

export const accountState = z.enum(['active', 'suspended', 'erased'])
export type AccountState = z.output<typeof accountState>

export const memberForStaff = z
  .object({
    uid: uuid,
    email: z.string(),
    name: z.string(),
    state: accountState,
    roles: z.array(role),
    date: isoDateTime,
    lastSeen: isoDateTime.nullable(),
    subscription: subscriptionStatus.nullable(),
    givenUntil: isoDateTime.nullable().meta({ description: 'The end of given months that run now' }),
    version,
  })
  .meta({ id: 'StaffMember' })
export type MemberForStaff = z.output<typeof memberForStaff>

const member = staff.resource({
  path: 'members',
  one: 'StaffMember',
  many: 'StaffMembers',
  params: staff.byUuid,
  entity: memberForStaff,
})
export const memberCalls = {
  ...member.list(['date', 'email', 'name', 'state', 'lastSeen', 'uid'], {
    ...staff.uuidFilter,
    state: oneOrMany(accountState).optional(),
    role: role.optional(),
    staff: z.enum(['0', '1']).optional().meta({ description: '0: people without a role of staff, 1: colleagues' }),
    subscription: oneOrMany(subscriptionStatus).optional(),
  }),
  ...member.get(),
}

/** If the account has changed since `version`, the call answers 409 and does nothing. */
const decided = staff.optionalDecisionBody

export const suspendMember = staff.actionCall('suspendMember', 'members/:uid/suspend', decided, memberForStaff)
export const restoreMember = staff.actionCall('restoreMember', 'members/:uid/restore', decided, memberForStaff)
export const grantVip = staff.actionCall('grantVip', 'members/:uid/grant-vip', decided, memberForStaff)
export const endVip = staff.actionCall('endVip', 'members/:uid/end-vip', decided, memberForStaff)
export const memberActs = [suspendMember, restoreMember, grantVip, endVip]

/** `outcome`: null while the switch is planned; `left`: the contract ended before the switch. */
const planSwitch = z.object({
  formula: shortCode,
  formulaName: z.string(),
  amount: cents,
  requestedDateTime: isoDateTime,
  endedDateTime: isoDateTime.nullable(),
  outcome: z.enum(['done', 'undone', 'left']).nullable(),
})

export const staffSubscription = z
  .object({
    ...subscriptionShape,
    ...staff.personFields,
    formulaName: z.string(),
    givenUntil: isoDateTime.nullable().meta({ description: 'The end of given months that run now' }),
    terms: acceptedTerms,
    switches: z.array(planSwitch).meta({ description: 'Changes of plan, oldest first' }),
    version,
  })
  .meta({ id: 'StaffSubscription' })
export type StaffSubscription = z.output<typeof staffSubscription>

const subscription = staff.resource({
  path: 'subscriptions',
  one: 'StaffSubscription',
  many: 'StaffSubscriptions',
  params: staff.byUuid,
  entity: staffSubscription,
})
export const staffSubscriptions = {
  ...subscription.list(
    [
      'startedDateTime',
      'expirationDateTime',
      'nextPaymentDateTime',
      'cancelledDateTime',
      'endedDateTime',
      'status',
      'amount',
      'trialAmount',
      'formula',
      ...staff.personSorts,
      'uid',
    ],
    {
      ...staff.uuidFilter,
      member: uuid.optional(),
      status: oneOrMany(subscriptionStatus).optional(),
      refusal: codePoints(1, 100).optional().meta({ description: 'Past due, and last refused with that code' }),
      counted: subscriptionFigureFilter.optional(),
    },
  ),
  ...subscription.get(),
}

export const paymentKind = z.enum(['trial', 'first', 'renewal', 'gift'])
export const paymentState = z.enum(['pending', 'succeeded', 'failed', 'refunding', 'refunded'])
export type PaymentKind = z.output<typeof paymentKind>
export type PaymentState = z.output<typeof paymentState>

export const staffPayment = z
  .object({
    uid: uuid,
    ...staff.personFields,
    subscription: uuid.nullable(),
    gift: uuid.nullable(),
    kind: paymentKind,
    state: paymentState,
    amount: cents,
    provider: z.string(),
    card: shownCard.nullable().meta({ description: 'Brand and last four digits, where the provider named them' }),
    receipt: z.string().nullable().meta({ description: 'Number of its receipt; null where nothing was charged' }),
    errorCode: z.string().nullable(),
    date: isoDateTime,
    /** cents of the payment that were refunded, or are about to be */
    refunded: cents,
    refundable: cents.meta({ description: 'Cents that the caller may refund now' }),
    refundedDateTime: isoDateTime.nullable(),
    refundRetryDateTime: isoDateTime
      .nullable()
      .meta({ description: 'When a refund that failed at the provider is tried again' }),
    reason: z.string().nullable(),
    /** latest dispute of the payment */
    dispute: z
      .object({
        amount: cents.nullable(),
        date: isoDateTime,
        /** null while the bank has not decided */
        outcome: disputeOutcome.nullable(),
        endedDateTime: isoDateTime.nullable(),
        fee: cents.nullable(),
        settledRefund: cents.meta({
          description:
            'Cents of refunds that were decided before and are not made any more: its loss returned the money',
        }),
      })
      .nullable(),
  })
  .meta({ id: 'StaffPayment' })
export type StaffPayment = z.output<typeof staffPayment>

const payment = staff.resource({
  path: 'payments',
  one: 'StaffPayment',
  many: 'StaffPayments',
  params: staff.byUuid,
  entity: staffPayment,
})
export const staffPayments = {
  ...payment.list(['date', 'amount', 'state', 'kind', 'provider', 'errorCode', ...staff.personSorts, 'uid'], {
    ...staff.uuidFilter,
    member: uuid.optional(),
    subscription: uuid.optional(),
    state: oneOrMany(paymentState).optional(),
    kind: oneOrMany(paymentKind).optional(),
    errorCode: text(0, 100).optional(),
    refund: z.enum(['any', 'failing']).optional().meta({
      description: '`any`: something of it is refunded, or about to be; `failing`: that failed, and is tried again',
    }),
    awaits: z.enum(['provider', 'payer']).optional().meta({ description: 'Pending, and whose turn it is' }),
    counted: paymentFigureFilter.optional(),
  }),
  ...payment.get(),
}
export const refundPayment = staff.actionCall(
  'refundPayment',
  'payments/:uid/refund',
  staff.reasonBody.extend({
    amount: centsAboveZero.optional(),
    refunded: cents.optional().meta({ description: 'What of it was refunded when this was decided; 409 if no longer' }),
  }),
  staffPayment,
)

/** `lost`: the contract was cancelled before its payments covered the cashback, so the member no longer gets it. */
const staffCashbackStep = cashbackStep.extend({ state: z.enum([...cashbackState.options, 'lost']) })

export const staffCredit = credit
  .omit({ waiting: true, expectedDateTime: true })
  .extend({
    uid: uuid,
    ...staff.personFields,
    subscription: uuid.nullable(),
    step: staffCashbackStep.meta({ description: 'How it stands now' }),
  })
  .meta({ id: 'StaffCredit' })
export type StaffCredit = z.output<typeof staffCredit>

const entry = staff.resource({
  path: 'credits',
  one: 'StaffCredit',
  many: 'StaffCredits',
  params: staff.byUuid,
  entity: staffCredit,
})
export const staffCredits = {
  ...entry.list(['dueDateTime', 'refundedDateTime', 'amount', ...staff.personSorts, 'uid'], {
    ...staff.uuidFilter,
    member: uuid.optional(),
    subscription: uuid.optional(),
    counted: creditFigureFilter.optional(),
    kind: z.enum(['order', 'promise']).optional().meta({ description: 'promise: for an answer that came too late' }),
    state: z.enum(['due', 'paid']).optional(),
  }),
  ...entry.get(),
}
