import { z } from 'zod'
import { defineCall } from '../call.ts'
import { byUuid, normalizedEmail } from '../forms.ts'

export const eraseContact = defineCall({
  id: 'eraseContact',
  method: 'DELETE',
  path: '/support/contact/person',
  summary: 'Erase all tickets of the contact who holds the link, with their address',
  access: 'contact',
  status: 204,
})

export const eraseContactOf = defineCall({
  id: 'eraseContactOf',
  method: 'POST',
  path: '/staff/tickets/:uid/erase-contact',
  summary: 'Erase all tickets of the person who opened this one, with their address, at their request',
  access: 'staff',
  params: byUuid,
  body: z.strictObject({
    email: normalizedEmail.meta({ description: 'The person’s address: a slip erases nobody else' }),
  }),
  status: 204,
})
