import { z } from 'zod'
import { count, isoDateTime, oneOrMany, uuid } from '../forms.ts'
import * as staff from '../staff.ts'

export const mailProblem = z.enum(['unreadable', 'too-large', 'too-slow', 'failed'])

/**
 * `mailbox`: the mail stays there, flagged.
 * `service`: the mail service was told of the refusal, and the site keeps nothing of the mail.
 */
export const mailOrigin = z.enum(['mailbox', 'service'])

/** An incoming mail that could not be read. */
export const setAsideMail = z
  .object({
    uid: uuid,
    date: isoDateTime.meta({ description: 'When it was read first' }),
    from: z.string().meta({ description: 'Its From header as it is written; empty where it was not fetched' }),
    size: count.meta({ description: 'Bytes' }),
    tries: count,
    problem: mailProblem,
    origin: mailOrigin.meta({ description: 'Where it is: kept in the mailbox, or refused to the mail service' }),
  })
  .meta({ id: 'SetAsideMail' })
export type SetAsideMail = z.output<typeof setAsideMail>

const mail = staff.resource({
  path: 'set-aside-mails',
  one: 'SetAsideMail',
  many: 'SetAsideMails',
  params: staff.byUuid,
  entity: setAsideMail,
})
export const staffSetAsideMails = mail.list(['date', 'size', 'uid'], {
  ...staff.uuidFilter,
  problem: oneOrMany(mailProblem).optional(),
})

/** Settles a mail that staff have checked where it was delivered. */
export const settleSetAsideMail = staff.actionCall(
  'settleSetAsideMail',
  'set-aside-mails/:uid/settle',
  staff.reasonBody,
  setAsideMail,
)
