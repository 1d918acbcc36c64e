import {
  resendGift,
  type StaffGift,
  type StaffGiftState,
  staffGifts,
} from '../../../../contracts/subscriptions/staff-gifts.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction, staffResource } from '../../../../platform/staff/index.ts'
import { resendCode } from '../../gifts/resend-code.ts'
import { receiptNumber } from '../../ledger/number-receipt.ts'
import { contractReference } from '../../lifecycle/contract/contract-reference.ts'
import { nameOnOrder } from '../../lifecycle/people.ts'
import { mayManageMoney } from '../../lifecycle/policy.ts'
import { peopleOf } from '../people.ts'
import { giftSource, type StaffGiftRow } from './queries.ts'

type Ports = Pick<Platform, 'clock' | 'events'>
type PersonOf = Awaited<ReturnType<typeof peopleOf>>

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

function stateOf({ state, expiresAt }: StaffGiftRow['gift'], now: Date): StaffGiftState {
  return state === 'ready' && expiresAt && expiresAt <= now ? 'expired' : state
}

function buyerOf({ buyer, gift }: StaffGiftRow, personOf: PersonOf): StaffGift['buyer'] {
  return { member: buyer.member, name: nameOnOrder(buyer) || null, email: personOf(buyer).email ?? gift.buyerEmail }
}

function recipientOf({ use, recipient }: StaffGiftRow, personOf: PersonOf): StaffGift['use'] {
  if (!use) return null
  const member = recipient?.member ?? null
  return {
    member,
    ...personOf({ member }),
    usedDateTime: use.usedAt.toISOString(),
    startDateTime: use.startsAt.toISOString(),
    endDateTime: use.endsAt.toISOString(),
    added: use.added,
  }
}

function present(row: StaffGiftRow, personOf: PersonOf, now: Date): StaffGift {
  const { gift, payment, receipt, refunded } = row
  return {
    uid: gift.uid,
    reference: contractReference(gift),
    formulaName: gift.formulaName,
    months: gift.months,
    amount: gift.amount,
    state: stateOf(gift, now),
    date: gift.createdAt.toISOString(),
    paidDateTime: iso(gift.paidAt),
    expirationDateTime: iso(gift.expiresAt),
    voidedDateTime: iso(gift.voidedAt),
    buyer: buyerOf(row, personOf),
    payment,
    receipt: receipt ? receiptNumber(receipt) : null,
    refunded,
    mail: gift.mailUid,
    use: recipientOf(row, personOf),
  }
}

export const gifts = staffResource({
  calls: staffGifts,
  policy: { read: mayManageMoney },
  unknown: 'Ce cadeau n’existe pas.',
  source: {
    list: (context: StaffContext<Ports>, query) => giftSource(context.ports.clock.now()).list(context, query),
    find: (context: StaffContext<Ports>, uid) => giftSource(context.ports.clock.now()).find(context, uid),
    after: async (context: StaffContext<Ports>, query, last, limit) =>
      (await giftSource(context.ports.clock.now()).after?.(context, query, last, limit)) ?? [],
  },
  async present(rows: readonly StaffGiftRow[], { ports, db }: StaffContext<Ports>) {
    const people = rows.flatMap(({ buyer, recipient }) => [buyer, ...(recipient ? [recipient] : [])])
    const personOf = await peopleOf(db, people)
    return rows.map((row) => present(row, personOf, ports.clock.now()))
  },
})

/** A double click sends the mail once. */
export const resend = staffAction(
  resendGift,
  mayManageMoney,
  ({ ports, db, actor }: StaffContext<Platform, Viewer>, { params: { uid }, body }) =>
    db.transaction(async (db) => {
      const context = { ports, db, actor }
      await gifts.read(context, uid)
      const leaves = await resendCode(ports, db, uid)
      if (leaves) await gifts.record(context, 'resend', uid, body?.reason ? { reason: body.reason } : {})
      return { payload: await gifts.read(context, uid) }
    }),
)
