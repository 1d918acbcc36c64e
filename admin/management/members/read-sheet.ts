import {
  type MemberForStaff,
  memberCalls,
  type StaffPayment,
  type StaffSubscription,
  staffPayments,
  staffSubscriptions,
} from '../../../contracts/accounts/staff-members.ts'
import { type Mail, staffMails } from '../../../contracts/administration/staff-system.ts'
import { getStaffContact } from '../../../contracts/support/staff-contacts.ts'
import { listStaffTickets } from '../../../contracts/support/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'

const perPage = '100'

/** The running subscription, or else the latest one. */
const currentOf = (all: readonly StaffSubscription[]): StaffSubscription | undefined =>
  all.find(({ status }) => status !== 'ended' && status !== 'pending') ?? all[0]

interface Paid {
  /** cents that were charged */
  total: number
  /** cents that were refunded */
  refunded: number
  card: NonNullable<StaffPayment['card']> | undefined
}

export function summarizePayments(payments: readonly StaffPayment[]): Paid {
  const charged = payments.filter(({ state }) => state !== 'pending' && state !== 'failed')
  const sum = (of: (one: StaffPayment) => number) => charged.reduce((cents, one) => cents + of(one), 0)
  return {
    total: sum(({ amount }) => amount),
    refunded: sum(({ refunded }) => refunded),
    card: charged.find(({ card }) => card)?.card ?? undefined,
  }
}

/** Reads the current subscription, and the payments, newest first. */
export async function readMoney({ uid }: MemberForStaff) {
  const query = { filter: { member: uid }, perPage }
  const [subscriptions, { payload: payments }] = await Promise.all([
    callApi(staffSubscriptions.list, { query: { ...query, sort: 'startedDateTime', order: 'desc' } }),
    callApi(staffPayments.list, { query: { ...query, sort: 'date', order: 'desc' } }),
  ])
  return { subscription: currentOf(subscriptions.payload), payments }
}

/** Mails to the member's present and former addresses, except those to another owner of the address. */
export async function readMails({ uid, email }: MemberForStaff): Promise<Mail[]> {
  const [present, former] = await Promise.all([
    callApi(staffMails.list, { query: { filter: { to: email }, perPage } }),
    callApi(staffMails.list, { query: { filter: { formerMember: uid }, perPage } }),
  ])
  return [...present.payload.filter(({ formerMember }) => !formerMember), ...former.payload]
}

const newestFirst = { sort: 'modified', order: 'desc', perPage } as const

async function requestsOf(email: string) {
  const { payload } = await callApi(listStaffTickets, {
    query: { ...newestFirst, q: email, filter: { type: 'contact' } },
  })
  return payload.filter(({ contact }) => contact.email === email)
}

/** Other addresses of the member: former ones that no other member uses now, and those that staff linked. */
async function otherAddresses({ uid, email }: MemberForStaff, contact: string | undefined): Promise<string[]> {
  const [{ payload: mails }, linked] = await Promise.all([
    callApi(staffMails.list, { query: { filter: { formerMember: uid }, perPage } }),
    contact ? callApi(getStaffContact, { params: { uid: contact } }) : undefined,
  ])
  const former = await Promise.all(
    [...new Set(mails.map(({ to }) => to))].map(async (to) => {
      const { payload } = await callApi(memberCalls.list, { query: { q: to } })
      return payload.some((one) => one.email === to) ? [] : [to]
    }),
  )
  const known = new Set([...former.flat(), ...(linked?.payload.samePerson ?? []).map((one) => one.email)])
  known.delete(email)
  return [...known]
}

/** Contact tickets from all the member's addresses, in every state. */
export async function readRequests(member: MemberForStaff) {
  const own = await requestsOf(member.email)
  const others = await otherAddresses(member, own[0]?.contact.uid)
  const all = [own, ...(await Promise.all(others.map(requestsOf)))].flat()
  return all.toSorted((a, b) => (a.modified < b.modified ? 1 : -1))
}

/** Discussions with coaches, without their messages. */
export async function readDiscussions({ uid }: MemberForStaff) {
  const query = { ...newestFirst, filter: { type: 'coaching', member: uid } } as const
  return (await callApi(listStaffTickets, { query })).payload
}

/** Groups mails by kind; the kind of the newest mail comes first. */
export const mailsByKind = (mails: readonly Mail[]): [newest: Mail, all: readonly Mail[]][] =>
  [
    ...Map.groupBy(
      mails.toSorted((a, b) => (a.date < b.date ? 1 : -1)),
      ({ kind }) => kind,
    ).values(),
  ].flatMap((all) => (all[0] ? [[all[0], all]] : []))
