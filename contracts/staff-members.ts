import { z } from 'zod'
import { cents, isoDateTime, many, uuid, version } from './forms.ts'
import { role } from './roles.ts'
import * as staff from './staff.ts'
import { credit, subscriptionShape, subscriptionStatus } from './subscriptions.ts'

export const accountState = z.enum(['active', 'suspended', 'erased'])
export type AccountState = z.output<typeof accountState>

export const staffMember = z
  .object({
    uid: uuid,
    email: z.string(),
    name: z.string(),
    state: accountState,
    roles: z.array(role),
    date: isoDateTime,
    lastSeen: isoDateTime.nullable(),
    subscription: subscriptionStatus.nullable(),
    version,
  })
  .meta({ id: 'StaffMember' })
export type StaffMember = z.output<typeof staffMember>

export const staffMembersQuery = staff.staffQuery(['date', 'email', 'name', 'state', 'lastSeen', 'uid'], {
  ...staff.uuids,
  state: many(accountState).optional(),
  role: role.optional(),
  subscription: many(subscriptionStatus).optional(),
})

const why = staff.optionalReasonBody

export const listStaffMembers = staff.listCall('listStaffMembers', 'members', staffMembersQuery, staffMember)
export const getStaffMember = staff.getCall('getStaffMember', 'members/:uid', staff.byUuid, staffMember)
export const suspendMember = staff.actionCall('suspendMember', 'members/:uid/suspend', why, staffMember)
export const restoreMember = staff.actionCall('restoreMember', 'members/:uid/restore', why, staffMember)
export const grantVip = staff.actionCall('grantVip', 'members/:uid/grant-vip', why, staffMember)
export const endVip = staff.actionCall('endVip', 'members/:uid/end-vip', why, staffMember)

/** `member` is null once the person is erased and the entry kept for the accounts. */
const ofMember = { member: uuid.nullable(), email: z.string().nullable() }

export const staffSubscription = z
  .object({ ...subscriptionShape, ...ofMember, version })
  .meta({ id: 'StaffSubscription' })
export type StaffSubscription = z.output<typeof staffSubscription>

export const staffSubscriptionsQuery = staff.staffQuery(
  ['startedDateTime', 'expirationDateTime', 'nextPaymentDateTime', 'status', 'amount', 'formula', 'uid'],
  { ...staff.uuids, member: uuid.optional(), status: many(subscriptionStatus).optional() },
)

export const listStaffSubscriptions = staff.listCall(
  'listStaffSubscriptions',
  'subscriptions',
  staffSubscriptionsQuery,
  staffSubscription,
)
export const getStaffSubscription = staff.getCall(
  'getStaffSubscription',
  'subscriptions/:uid',
  staff.byUuid,
  staffSubscription,
)

export const paymentKind = z.enum(['trial', 'first', 'renewal'])
export const paymentState = z.enum(['pending', 'succeeded', 'failed', 'refunding', 'refunded'])
export type PaymentKind = z.output<typeof paymentKind>
export type PaymentState = z.output<typeof paymentState>

export const staffPayment = z
  .object({
    uid: uuid,
    ...ofMember,
    subscription: uuid.nullable(),
    kind: paymentKind,
    state: paymentState,
    amount: cents,
    provider: z.string(),
    errorCode: z.string().nullable(),
    date: isoDateTime,
    refundedDateTime: isoDateTime.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'StaffPayment' })
export type StaffPayment = z.output<typeof staffPayment>

export const staffPaymentsQuery = staff.staffQuery(['date', 'amount', 'state', 'kind', 'uid'], {
  ...staff.uuids,
  member: uuid.optional(),
  subscription: uuid.optional(),
  state: many(paymentState).optional(),
  kind: many(paymentKind).optional(),
})

export const listStaffPayments = staff.listCall('listStaffPayments', 'payments', staffPaymentsQuery, staffPayment)
export const getStaffPayment = staff.getCall('getStaffPayment', 'payments/:uid', staff.byUuid, staffPayment)
export const refundPayment = staff.actionCall('refundPayment', 'payments/:uid/refund', staff.reasonBody, staffPayment)

export const staffCredit = credit
  .extend({ uid: uuid, ...ofMember, subscription: uuid.nullable() })
  .meta({ id: 'StaffCredit' })
export type StaffCredit = z.output<typeof staffCredit>

export const staffCreditsQuery = staff.staffQuery(['dueDateTime', 'refundedDateTime', 'amount', 'uid'], {
  ...staff.uuids,
  member: uuid.optional(),
  subscription: uuid.optional(),
})

export const listStaffCredits = staff.listCall('listStaffCredits', 'credits', staffCreditsQuery, staffCredit)
export const getStaffCredit = staff.getCall('getStaffCredit', 'credits/:uid', staff.byUuid, staffCredit)
