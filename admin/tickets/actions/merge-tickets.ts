import { listStaffTickets, mergeStaffTicket, type StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { moveDraft } from '../../../conversation/device/move-draft.ts'
import { callApi } from '../../../relay/call.ts'

/**
 * The contact's other tickets except locked ones, newest activity first.
 * @throws CallError
 */
export async function listMergeable({ uid, contact }: StaffTicket): Promise<StaffTicket[]> {
  const { payload } = await callApi(listStaffTickets, {
    query: {
      q: contact.email,
      sort: 'modified',
      order: 'desc',
      perPage: '100',
      filter: { type: 'contact', status: ['new', 'pending', 'waiting', 'closed'] },
    },
  })
  return payload.filter((one) => one.uid !== uid && one.contact.uid === contact.uid)
}

interface Merging {
  me: string
  ticket: StaffTicket
  into: string
  /** idempotency key: repeated requests merge the tickets once */
  key: string
}

/** @throws CallError */
export async function mergeTicket({ me, ticket: { uid, version }, into, key }: Merging): Promise<void> {
  await callApi(mergeStaffTicket, { params: { uid }, body: { into, version }, idempotencyKey: key })
  await moveDraft(me, uid, into)
}
