import { z } from 'zod'
import { isoDateTime, normalizedEmail, uuid } from '../forms.ts'
import * as staff from '../staff.ts'

/** A contact of the help desk whose address refused a mail for good. Mails about their tickets are not sent. */
export const undeliverableContact = z
  .object({
    uid: uuid,
    email: z.string(),
    date: isoDateTime.meta({ description: 'Since when' }),
  })
  .meta({ id: 'UndeliverableContact' })
export type UndeliverableContact = z.output<typeof undeliverableContact>

const contact = staff.resource({
  path: 'undeliverable-contacts',
  one: 'UndeliverableContact',
  many: 'UndeliverableContacts',
  params: staff.byUuid,
  entity: undeliverableContact,
})
export const staffUndeliverableContacts = contact.list(['date', 'uid'], {
  ...staff.uuidFilter,
  email: normalizedEmail.optional(),
})

/** The next mail about a ticket is sent to that address again. */
export const releaseContact = staff.actionCall(
  'releaseContact',
  'undeliverable-contacts/:uid/release',
  staff.reasonBody,
  undeliverableContact,
)
