import { randomUUIDv7 } from 'node:crypto'
import type { CreditCard } from '../../../../contracts/subscriptions/card.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, violation } from '../../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import { addMilliseconds } from '../../lifecycle/calendar.ts'
import { noSubscriptionError } from '../../lifecycle/own-subscription.ts'
import { findSubscriberOf, lockRunningSubscription, type SubscriptionRow } from '../../lifecycle/queries.ts'
import { firstLookMilliseconds } from '../new-attempt.ts'
import { requireSameRequest } from '../order.ts'
import {
  type CardChangeRow,
  findCardChangeByRequest,
  findOpenCardChange,
  insertCardChange,
  isOpenChange,
} from './queries-card-changes.ts'

export interface CardRequest {
  userUid: string
  /** a card number is never stored */
  payment: { way: 'card'; card: CreditCard; holder: string } | { way: 'checkout' } | { way: 'debit' }
  /** the user's Idempotency-Key */
  requestKey: string | undefined
  /** distinguishes a repeated request from a different one */
  hash: string
}

export type CardChangeStart =
  /** the same request was already answered */
  | { kind: 'answered'; change: CardChangeRow }
  /** a change to request from the provider, new or repeated, with the card that the subscription has now */
  | { kind: 'open'; change: CardChangeRow; method: string }
  /** another change of this user waits for an outcome and has to be stopped first */
  | { kind: 'blocked'; change: CardChangeRow }

const stopped = () =>
  conflict([violation('status', 'Le renouvellement est arrêté\u00a0: aucune carte ne sera plus débitée.')])

async function repeated(db: Database, subscriberUid: string, { requestKey, hash }: CardRequest) {
  return requestKey === undefined
    ? undefined
    : requireSameRequest(await findCardChangeByRequest(db, subscriberUid, requestKey), hash)
}

/** @throws 404 without a running subscription, 409 when it will not be charged any more */
function chargedCard({ status, method }: SubscriptionRow): string {
  if (status === 'pending' || method === null) throw noSubscriptionError()
  if (status === 'cancelled') throw stopped()
  return method
}

/** Stores the request to the provider before it is sent, while the subscription is locked. */
export async function beginCardChange(
  platform: Pick<OpenedPlatform, 'db' | 'clock'>,
  request: CardRequest,
  provider: string,
): Promise<CardChangeStart> {
  return platform.db.transaction(async (db): Promise<CardChangeStart> => {
    const subscriber = await findSubscriberOf(db, request.userUid)
    const running = subscriber && (await lockRunningSubscription(db, subscriber.uid))
    const before = subscriber && (await repeated(db, subscriber.uid, request))
    if (before && (before.answer !== null || !isOpenChange(before))) return { kind: 'answered', change: before }
    if (!running) throw noSubscriptionError()
    const method = chargedCard(running)
    const open = await findOpenCardChange(db, running.uid)
    if (open) {
      const same = open.orderHash === request.hash
      return same ? { kind: 'open', change: open, method } : { kind: 'blocked', change: open }
    }
    const now = platform.clock.now()
    const change = await insertCardChange(db, {
      uid: randomUUIDv7(),
      subscriptionUid: running.uid,
      subscriberUid: running.subscriberUid,
      way: request.payment.way,
      provider,
      state: 'started',
      requestKey: request.requestKey,
      orderHash: request.hash,
      createdAt: now,
      lookAt: addMilliseconds(now, firstLookMilliseconds),
    })
    return { kind: 'open', change, method }
  })
}
