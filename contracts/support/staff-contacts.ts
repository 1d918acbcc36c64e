import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoDateTime, uuid, version } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'
import { staffTicket } from './staff-tickets.ts'
import { newContactTicket } from './support.ts'

/** An address that wrote to the help desk, with other addresses of the same person as far as staff know. */
export const staffContact = z
  .object({
    uid: uuid,
    email: z.string(),
    version,
    blockedAt: isoDateTime.nullable().meta({ description: 'since when what it sends is locked away on arrival' }),
    samePerson: z.array(z.object({ uid: uuid, email: z.string() })),
  })
  .meta({ id: 'StaffContact' })
export type StaffContact = z.output<typeof staffContact>

export const getStaffContact = defineCall({
  id: 'getStaffContact',
  method: 'GET',
  path: '/staff/contacts/:uid',
  summary: 'An address of the help desk, and others of the same person',
  access: 'staff',
  params: staff.byUuid,
  answer: payload(staffContact),
})

/** Links two addresses for staff only: a link mailed to one address never shows the tickets of the other. */
export const linkSamePerson = staff.actionCall(
  'linkSamePerson',
  'contacts/:uid/same-person',
  z.strictObject({ contact: uuid, version }),
  staffContact,
)

export const unlinkSamePerson = defineCall({
  id: 'unlinkSamePerson',
  method: 'DELETE',
  path: '/staff/contacts/:uid/same-person',
  summary: 'The address is somebody else’s: it leaves the person’s other addresses',
  access: 'staff',
  idempotent: true,
  params: staff.byUuid,
  query: staff.versionQuery,
  status: 204,
})

/** Blocking also locks the address’s tickets for good; unblocking does not unlock them. */
export const blockContact = staff.actionCall(
  'blockContact',
  'contacts/:uid/block',
  z.strictObject({ blocked: z.boolean(), version }),
  staffContact,
)

export const openStaffTicket = defineCall({
  id: 'openStaffTicket',
  method: 'POST',
  path: '/staff/tickets',
  summary: 'Open a request on behalf of somebody, who gets the link by mail',
  access: 'staff',
  idempotent: true,
  body: newContactTicket.omit({ coach: true }),
  status: 201,
  answer: payload(staffTicket),
})
