import { z } from 'zod'
import { defineCall } from '../call.ts'
import { cents, isoDateTime, oneOrMany, uuid } from '../forms.ts'
import * as staff from '../staff.ts'
import { giftMonths } from './gifts.ts'

/** `pending`: its payment is under way; `failed`: it was not paid; `void`: a refund ended it, before or after its use. */
export const staffGiftState = z.enum(['pending', 'failed', 'ready', 'redeemed', 'expired', 'void'])
export type StaffGiftState = z.output<typeof staffGiftState>

/** Months that one person pays for and another one uses. No answer to staff contains its code. */
export const staffGift = z
  .object({
    uid: uuid,
    reference: z.string(),
    formulaName: z.string(),
    months: giftMonths,
    amount: cents,
    state: staffGiftState,
    date: isoDateTime.meta({ description: 'When it was ordered' }),
    paidDateTime: isoDateTime.nullable(),
    expirationDateTime: isoDateTime.nullable().meta({ description: 'Until when its code can be used' }),
    voidedDateTime: isoDateTime.nullable(),
    buyer: z.object(staff.personFields).meta({ description: 'With the name of the order' }),
    payment: uuid,
    receipt: z.string().nullable().meta({ description: 'Number of the buyer’s receipt' }),
    refunded: cents,
    mail: uuid.nullable().meta({ description: 'The mail that brought the code to the buyer' }),
    use: z
      .object({
        ...staff.personFields,
        usedDateTime: isoDateTime,
        startDateTime: isoDateTime,
        endDateTime: isoDateTime,
        added: z.boolean().meta({ description: 'To months that were paid for or given before' }),
      })
      .nullable(),
  })
  .meta({ id: 'StaffGift' })
export type StaffGift = z.output<typeof staffGift>

const gift = staff.resource({
  path: 'gifts',
  one: 'StaffGift',
  many: 'StaffGifts',
  params: staff.byUuid,
  entity: staffGift,
})
export const staffGifts = {
  ...gift.list(
    ['date', 'paidDateTime', 'expirationDateTime', 'amount', 'months', 'state', ...staff.personSorts, 'uid'],
    {
      ...staff.uuidFilter,
      member: uuid.optional().meta({ description: 'Bought or used by that member' }),
      state: oneOrMany(staffGiftState).optional(),
    },
  ),
  ...gift.get(),
}

/** Mails the same code to the buyer's current address again. */
export const resendGift = staff.actionCall('resendGift', 'gifts/:uid/resend', staff.optionalReasonBody, staffGift)

export const getPaymentReceipt = defineCall({
  id: 'getPaymentReceipt',
  method: 'GET',
  path: '/staff/payments/:uid/receipt',
  summary: 'The receipt of a payment, as PDF',
  access: 'staff',
  params: staff.byUuid,
})
