import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoDateTime, uuid, version } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'
import { contact } from '../support/support.ts'

export const transferState = z.enum(['proposed', 'accepted', 'refused', 'withdrawn', 'expired'])
export type TransferState = z.output<typeof transferState>

/** A coach's proposal to hand over a discussion to a colleague; the member decides. */
export const transfer = z
  .object({
    uid: uuid,
    date: isoDateTime,
    state: transferState,
    from: contact,
    to: contact,
    expirationDateTime: isoDateTime,
    decidedDateTime: isoDateTime.nullable(),
  })
  .meta({ id: 'Transfer' })
export type Transfer = z.output<typeof transfer>

const transfers = payload(z.array(transfer))
const byTransfer = z.object({ uid: uuid, transfer: uuid })

export const listTransfers = defineCall({
  id: 'listTransfers',
  method: 'GET',
  path: '/support/coaching/tickets/:uid/transfers',
  summary: 'Proposed transfers of the discussion, newest first',
  access: 'vip',
  params: staff.byUuid,
  answer: transfers,
})

const decision = (id: string, word: string, summary: string) =>
  defineCall({
    id,
    method: 'POST',
    path: `/support/coaching/tickets/:uid/transfers/:transfer/${word}`,
    summary,
    access: 'vip',
    idempotent: true,
    params: byTransfer,
    answer: payload(transfer),
  })

export const acceptTransfer = decision('acceptTransfer', 'accept', 'Accept: the other coach gets the discussion')
export const refuseTransfer = decision('refuseTransfer', 'refuse', 'Refuse: the coach stays')

export const listStaffTransfers = defineCall({
  id: 'listStaffTransfers',
  method: 'GET',
  path: '/staff/tickets/:uid/transfers',
  summary: 'To whom a discussion was to be handed on, newest first',
  access: 'staff',
  params: staff.byUuid,
  answer: transfers,
})

export const proposeTransfer = defineCall({
  id: 'proposeTransfer',
  method: 'POST',
  path: '/staff/tickets/:uid/transfers',
  summary: 'Propose to hand a discussion on to another coach; the person is asked',
  access: 'staff',
  idempotent: true,
  params: staff.byUuid,
  body: z.strictObject({ coach: uuid, version }),
  status: 201,
  answer: payload(transfer),
})

export const withdrawTransfer = defineCall({
  id: 'withdrawTransfer',
  method: 'POST',
  path: '/staff/tickets/:uid/transfers/withdraw',
  summary: 'Take the open proposal back',
  access: 'staff',
  idempotent: true,
  params: staff.byUuid,
  answer: payload(transfer),
})
