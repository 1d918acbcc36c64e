import {
  type StaffMember,
  type StaffSubscription,
  staffPayments,
  staffSubscriptions,
} from '../../../contracts/staff-members.ts'
import { staffAudit, staffMails } from '../../../contracts/staff-system.ts'
import { callApi } from '../../../relay/call.ts'
import { actName } from '../act-names.ts'
import { euros } from '../format.ts'
import { managementWords as words } from '../words.ts'

export interface TimelineEvent {
  date: string
  text: string
  /** of the screen that says more, within the back office */
  to?: string
}

const texts = words.members
const perPage = '100'

function acceptance(reference: string, terms: StaffSubscription['terms']): TimelineEvent[] {
  if (!terms?.acceptedDateTime) return []
  return [
    { date: terms.acceptedDateTime, text: texts.accepted(reference), to: `/terms-versions/${terms.version}/show` },
  ]
}

/** What happened with one member, newest first: the latest hundred of each kind. */
export async function readTimeline({ uid, email, date }: StaffMember): Promise<TimelineEvent[]> {
  const ofMember = { filter: { member: uid }, perPage }
  const [subscriptions, payments, mails, acts] = await Promise.all([
    callApi(staffSubscriptions.list, { query: ofMember }),
    callApi(staffPayments.list, { query: ofMember }),
    callApi(staffMails.list, { query: { filter: { to: email }, perPage } }),
    callApi(staffAudit.list, { query: { filter: { target: uid }, perPage } }),
  ])
  const at = (moment: string | null, text: string): TimelineEvent[] => (moment ? [{ date: moment, text }] : [])
  const events = [
    { date, text: texts.registered },
    ...subscriptions.payload.flatMap(({ reference, terms, startedDateTime, cancelledDateTime, endedDateTime }) => [
      ...acceptance(reference, terms),
      ...at(startedDateTime, texts.started(reference)),
      ...at(cancelledDateTime, texts.cancelled(reference)),
      ...at(endedDateTime, texts.ended(reference)),
    ]),
    ...payments.payload.map((one) => ({
      date: one.date,
      text: texts.payment(euros(one.amount), words.payments.states[one.state]),
      to: `/payments?filter=${encodeURIComponent(JSON.stringify({ member: uid }))}`,
    })),
    ...mails.payload.map((one) => ({
      date: one.date,
      text: texts.mail(one.subject, words.mails.states[one.state]),
      to: `/mails/${one.uid}/show`,
    })),
    ...acts.payload.map((one) => ({
      date: one.date,
      text: texts.act(actName(one.action), one.by?.name ?? texts.machine),
    })),
  ]
  return events.sort((a, b) => (a.date < b.date ? 1 : -1))
}
