import {
  type StaffMember,
  type StaffPayment,
  type StaffSubscription,
  staffPayments,
  staffSubscriptions,
} from '../../../contracts/accounts/staff-members.ts'
import { type Mail, staffMails } from '../../../contracts/administration/staff-system.ts'
import { listStaffTickets } from '../../../contracts/support/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'

const perPage = '100'

/** The one that runs, or else the latest. */
const currentOf = (all: readonly StaffSubscription[]): StaffSubscription | undefined =>
  all.find(({ status }) => status !== 'ended' && status !== 'pending') ?? all[0]

interface Paid {
  /** cents that were charged */
  total: number
  /** cents of it that went back */
  refunded: number
  card: NonNullable<StaffPayment['card']> | undefined
}

export function paidBy(payments: readonly StaffPayment[]): Paid {
  const charged = payments.filter(({ state }) => state !== 'pending' && state !== 'failed')
  const sum = (of: (one: StaffPayment) => number) => charged.reduce((cents, one) => cents + of(one), 0)
  return {
    total: sum(({ amount }) => amount),
    refunded: sum(({ refunded }) => refunded),
    card: charged.find(({ card }) => card)?.card ?? undefined,
  }
}

/** Subscription and payments, newest first. */
export async function readMoney({ uid }: StaffMember) {
  const query = { filter: { member: uid }, perPage }
  const [subscriptions, { payload: payments }] = await Promise.all([
    callApi(staffSubscriptions.list, { query: { ...query, sort: 'startedDateTime', order: 'desc' } }),
    callApi(staffPayments.list, { query: { ...query, sort: 'date', order: 'desc' } }),
  ])
  return { subscription: currentOf(subscriptions.payload), payments }
}

/** Mails to the member's present and former addresses, except those to another owner of the address. */
export async function readMails({ uid, email }: StaffMember): Promise<Mail[]> {
  const [present, former] = await Promise.all([
    callApi(staffMails.list, { query: { filter: { to: email }, perPage } }),
    callApi(staffMails.list, { query: { filter: { formerMember: uid }, perPage } }),
  ])
  return [...present.payload.filter(({ formerMember }) => !formerMember), ...former.payload]
}

/** Requests of the member's address, in every state. */
export async function readRequests({ email }: StaffMember) {
  const { payload } = await callApi(listStaffTickets, {
    query: { q: email, filter: { type: 'contact' }, sort: 'modified', order: 'desc', perPage },
  })
  return payload.filter(({ contact }) => contact.email === email)
}

/** Mails of one kind together, the kind of the newest mail first. */
export const mailsByKind = (mails: readonly Mail[]): [newest: Mail, all: readonly Mail[]][] =>
  [
    ...Map.groupBy(
      mails.toSorted((a, b) => (a.date < b.date ? 1 : -1)),
      ({ kind }) => kind,
    ).values(),
  ].flatMap((all) => (all[0] ? [[all[0], all]] : []))
