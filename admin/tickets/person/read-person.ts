import {
  type MemberForStaff,
  memberCalls,
  type StaffPayment,
  staffPayments,
} from '../../../contracts/accounts/staff-members.ts'
import { getStaffContact } from '../../../contracts/support/staff-contacts.ts'
import { listStaffTickets, type StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'

const shown = 5

export interface PersonFacts {
  member: MemberForStaff | undefined
  /** undefined if the viewer may not read payments */
  payments: readonly StaffPayment[] | undefined
  /** the person's other tickets, newest activity first */
  tickets: readonly StaffTicket[]
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

async function findMember(email: string): Promise<MemberForStaff | undefined> {
  const { payload } = await callApi(memberCalls.list, { query: { q: email, perPage: '100' } })
  return payload.find((member) => isSame(member.email, email))
}

async function listPayments(member: MemberForStaff): Promise<readonly StaffPayment[]> {
  const query = { filter: { member: member.uid }, sort: 'date', order: 'desc', perPage: String(shown) } as const
  return (await callApi(staffPayments.list, { query })).payload
}

async function listFrom({ uid }: StaffTicket, email: string): Promise<readonly StaffTicket[]> {
  const query = { q: email, filter: { type: 'contact' }, sort: 'modified', order: 'desc', perPage: '20' } as const
  const { payload } = await callApi(listStaffTickets, { query })
  return payload.filter((one) => one.uid !== uid && isSame(one.contact.email, email))
}

/** The person's other contact tickets, from all addresses that staff have linked to them, newest activity first. */
async function listOthers(ticket: StaffTicket): Promise<readonly StaffTicket[]> {
  const { payload } = await callApi(getStaffContact, { params: { uid: ticket.contact.uid } })
  const emails = [payload.email, ...payload.samePerson.map(({ email }) => email)]
  const found = await Promise.all(emails.map((email) => listFrom(ticket, email)))
  return found
    .flat()
    .sort((one, other) => other.modified.localeCompare(one.modified))
    .slice(0, shown)
}

/** @param readsPayments whether the viewer may read payments: coaches may not */
export async function readPersonFacts(ticket: StaffTicket, readsPayments: boolean): Promise<PersonFacts> {
  const [member, tickets] = await Promise.all([findMember(ticket.contact.email), listOthers(ticket)])
  return { member, tickets, payments: readsPayments && member ? await listPayments(member) : undefined }
}
