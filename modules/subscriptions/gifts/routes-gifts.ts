import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/gifts.ts'
import { idempotencyKey, type Mount } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { consume, type Limit } from '../../../platform/limits/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import { guardCards } from '../orders/card/guard-cards.ts'
import { orderGift } from './order-gift.ts'
import { listOwnGifts, readGiftOffer, readGiftOrder } from './read-gifts.ts'
import { prepareRedemption } from './redeem-gift.ts'
import { withdrawGift } from './withdraw-gift.ts'

const hour = 3_600_000

/** Nobody has to sign in to order: each order is a few rows and a page at the provider. */
const ordersFrom: Limit = { name: 'gift-orders', per: 'address', most: 60, within: hour }
const withdrawalsFrom: Limit = { name: 'gift-withdrawals', per: 'address', most: 20, within: hour }

export function routeGifts(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  mount(app, calls.getGiftOffer, async ({ params, db }) => ({
    payload: await readGiftOffer(db, platform.clock.now(), params.uid),
  }))
  // It reaches the provider, so no transaction may be open: it handles the Idempotency-Key itself.
  mount(app, { ...calls.orderGift, idempotent: false }, async ({ body, request, viewer, db }) => {
    const key = idempotencyKey(calls.orderGift, request)
    await consume(db, platform.clock, [ordersFrom, request.ip])
    const who = { uid: viewer?.uid ?? body.email ?? 'visitor' }
    return { payload: await guardCards(platform, who, request.ip, () => orderGift(platform, viewer, body, key)) }
  })
  mount(app, calls.getGiftOrder, async ({ params, db }) => ({ payload: await readGiftOrder(db, params.uid) }))
  mount(app, calls.redeemGift, {
    async prepare({ body, request }) {
      const use = await prepareRedemption(platform, requireViewer(request), { code: body.code, address: request.ip })
      return async (db) => ({ payload: await use(db) })
    },
  })
  mount(app, calls.listOwnGifts, async ({ request, db }) => ({
    payload: await listOwnGifts(platform, db, requireViewer(request).uid),
    page: { hasNextPage: false, endCursor: null },
  }))
  mount(app, calls.withdrawGift, {
    async prepare({ body, request, db }) {
      await consume(db, platform.clock, [withdrawalsFrom, request.ip])
      return (db) => withdrawGift(platform, db, body).then(() => undefined)
    },
  })
}
