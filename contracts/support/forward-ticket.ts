import { z } from 'zod'
import { defineCall } from '../call.ts'
import { byUuid, messageText, normalizedEmail } from '../forms.ts'

/** The mail contains the messages, without their files and without internal notes. */
export const forwardStaffTicket = defineCall({
  id: 'forwardStaffTicket',
  method: 'POST',
  path: '/staff/tickets/:uid/forward',
  summary: 'Mail a request of the help desk to somebody outside; a note says so in the request',
  access: 'staff',
  idempotent: true,
  params: byUuid,
  body: z.strictObject({
    email: normalizedEmail,
    note: messageText.nullable().meta({ description: 'words of the sender, above the messages' }),
  }),
  status: 204,
})
