import {
  type MemberForStaff,
  type StaffCredit,
  type StaffPayment,
  type StaffSubscription,
  staffCredits,
  staffPayments,
  staffSubscriptions,
} from '../../../contracts/accounts/staff-members.ts'
import { actName } from '../../../contracts/administration/audit-acts.ts'
import { type AuditEntry, type Mail, staffAudit } from '../../../contracts/administration/staff-system.ts'
import { getMemberHistory, type MemberEvent } from '../../../contracts/privacy/staff-member-history.ts'
import { type StaffGift, staffGifts } from '../../../contracts/subscriptions/staff-gifts.ts'
import { callApi } from '../../../relay/call.ts'
import { filteredPath } from '../../lists/filtered-path.ts'
import { disputeWords } from '../disputes/words.ts'
import { euros } from '../format.ts'
import { giftListWords } from '../gifts/words.ts'
import { mailListWords } from '../mails/words.ts'
import { managementWords as words } from '../words.ts'
import { readMails } from './read-sheet.ts'
import { timelineWords } from './timeline-words.ts'

export type TimelineKind = keyof typeof timelineWords.kinds

export interface TimelineEvent {
  date: string
  kind: TimelineKind
  text: string
  /** page with details, within the back office */
  to?: string
}

const texts = words.members
const perPage = '100'

function acceptance(reference: string, terms: StaffSubscription['terms']): TimelineEvent[] {
  if (!terms?.acceptedDateTime) return []
  const to = `/terms-versions/${terms.version}/show`
  return [{ date: terms.acceptedDateTime, kind: 'subscription', text: texts.accepted(reference), to }]
}

/** Events of a change of plan: the request and, once it is decided, its outcome. */
export function switchEvents(change: StaffSubscription['switches'][number]): TimelineEvent[] {
  const { formulaName, amount, requestedDateTime, endedDateTime, outcome } = change
  const kind = 'subscription'
  const asked: TimelineEvent = { date: requestedDateTime, kind, text: timelineWords.switch(formulaName, euros(amount)) }
  if (!endedDateTime || !outcome) return [asked]
  return [asked, { date: endedDateTime, kind, text: timelineWords.switchEnded[outcome](formulaName) }]
}

function ofSubscription({ reference, terms, switches, ...moments }: StaffSubscription): TimelineEvent[] {
  const { startedDateTime, cancelledDateTime, endedDateTime } = moments
  const at = (date: string | null, text: string): TimelineEvent[] =>
    date ? [{ date, kind: 'subscription', text }] : []
  return [
    ...acceptance(reference, terms),
    ...at(startedDateTime, texts.started(reference)),
    ...switches.flatMap(switchEvents),
    ...at(cancelledDateTime, texts.cancelled(reference)),
    ...at(endedDateTime, texts.ended(reference)),
  ]
}

export function historyEvent(event: MemberEvent): TimelineEvent {
  const { date } = event
  if (event.kind === 'consent-given' || event.kind === 'consent-withdrawn')
    return { date, kind: 'consent', text: timelineWords[event.kind](event.version) }
  const to = `/tickets/${event.ticket}/show`
  if (event.kind === 'ticket') return { date, kind: 'conversation', text: timelineWords.ticket, to }
  if (event.kind === 'discussion')
    return { date, kind: 'conversation', text: timelineWords.discussion(event.coach ?? timelineWords.noCoach), to }
  return { date, kind: 'reading', text: timelineWords.reading(event.by) }
}

/** Events of a payment: the charge, a partial refund, a dispute and its outcome. */
export function paymentEvents({ uid, date, amount, state, refunded, dispute }: StaffPayment): TimelineEvent[] {
  const isPart = refunded > 0 && refunded < amount
  const back = isPart ? `, ${words.payments.partly(euros(refunded))}` : ''
  const to = filteredPath('payments', { uid: [uid] })
  const at = (date: string, text: string): TimelineEvent => ({ date, kind: 'payment', text, to })
  // Money that the bank took back after a lost dispute is not a refund.
  const shown = state === 'refunded' && dispute?.outcome === 'lost' ? 'succeeded' : state
  const paid = at(date, `${texts.payment(euros(amount), words.payments.states[shown])}${back}`)
  if (!dispute) return [paid]
  const { outcome, endedDateTime } = dispute
  const contested = at(dispute.date, texts.disputed(euros(amount)))
  if (!outcome || !endedDateTime) return [paid, contested]
  return [paid, contested, at(endedDateTime, texts.disputeEnded(euros(amount), disputeWords.outcomes[outcome]))]
}

export function auditEvent({ date, action, by, target, details: { amount, reason } }: AuditEntry): TimelineEvent {
  const what = typeof amount === 'number' ? texts.actOf(actName(action), euros(amount)) : actName(action)
  const who = texts.act(what, by?.name ?? texts.machine)
  const text = typeof reason === 'string' && reason !== '' ? `${who} (${reason})` : who
  return { date, kind: 'act', text, to: filteredPath('audit', { target }) }
}

/** A cashback once it is paid; for a late answer also the missed deadline. */
export function creditEvents({ uid, amount, promisedDateTime, refundedDateTime }: StaffCredit): TimelineEvent[] {
  const to = filteredPath('credits', { uid: [uid] })
  const at = (date: string | null, text: string): TimelineEvent[] =>
    date === null ? [] : [{ date, kind: 'payment', text, to }]
  if (promisedDateTime === null) return at(refundedDateTime, texts.cashback(euros(amount)))
  return [
    ...at(promisedDateTime, texts.lateAnswer(euros(amount))),
    ...at(refundedDateTime, texts.lateAnswerPaid(euros(amount))),
  ]
}

/** Events of a gift for the member who bought or redeemed it, or both. */
export function giftEvents(
  member: string,
  { uid, months, amount, buyer, paidDateTime, use }: StaffGift,
): TimelineEvent[] {
  const to = `/gifts/${uid}/show`
  const at = (date: string, text: string): TimelineEvent => ({ date, kind: 'gift', text, to })
  return [
    ...(buyer.member === member && paidDateTime ? [at(paidDateTime, giftListWords.bought(months, euros(amount)))] : []),
    ...(use?.member === member ? [at(use.usedDateTime, giftListWords.used(months))] : []),
  ]
}

const ofMail = ({ uid, date, subject, state }: Mail): TimelineEvent => ({
  date,
  kind: 'mail',
  text: texts.mail(subject, mailListWords.states[state]),
  to: `/mails/${uid}/show`,
})

/** Acts on the member's account, subscriptions, refunded payments, and bought or redeemed gifts. */
async function readActs(uid: string, payments: readonly StaffPayment[], others: readonly { uid: string }[]) {
  const refunded = payments.filter((one) => one.refunded > 0)
  const target = [uid, ...[...refunded, ...others].map((one) => one.uid)]
  return (await callApi(staffAudit.list, { query: { filter: { target }, perPage } })).payload
}

/** Subscriptions, payments, cashbacks, gifts, mails and acts of staff: only admins may read them. */
async function readOwners(member: MemberForStaff): Promise<TimelineEvent[]> {
  const { uid } = member
  const ofMember = { filter: { member: uid }, perPage }
  const [subscriptions, payments, credits, gifts, mails] = await Promise.all([
    callApi(staffSubscriptions.list, { query: ofMember }),
    callApi(staffPayments.list, { query: ofMember }),
    callApi(staffCredits.list, { query: ofMember }),
    callApi(staffGifts.list, { query: ofMember }),
    readMails(member),
  ])
  const acts = await readActs(uid, payments.payload, [...subscriptions.payload, ...gifts.payload])
  return [
    ...subscriptions.payload.flatMap(ofSubscription),
    ...payments.payload.flatMap(paymentEvents),
    ...credits.payload.flatMap(creditEvents),
    ...gifts.payload.flatMap((one) => giftEvents(uid, one)),
    ...mails.map(ofMail),
    ...acts.map(auditEvent),
  ]
}

/** History of one member, newest first: the latest hundred events of each kind. */
export async function readTimeline(member: MemberForStaff, isOwner: boolean): Promise<TimelineEvent[]> {
  const [history, others] = await Promise.all([
    callApi(getMemberHistory, { params: { uid: member.uid } }),
    isOwner ? readOwners(member) : [],
  ])
  const registered: TimelineEvent = { date: member.date, kind: 'account', text: texts.registered }
  return [registered, ...history.payload.map(historyEvent), ...others].sort((a, b) => (a.date < b.date ? 1 : -1))
}
