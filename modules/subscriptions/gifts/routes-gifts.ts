import type { FastifyInstance } from 'fastify'
import { rateLimits } from '../../../contracts/rate-limits/rate-limits.ts'
import * as calls from '../../../contracts/subscriptions/gifts.ts'
import { idempotencyKey, type Mount } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { consume, networkOf } from '../../../platform/limits/index.ts'
import { wholeList } from '../../../platform/paging/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import { guardCards } from '../orders/card/guard-cards.ts'
import { orderGift } from './order-gift.ts'
import { listOwnGifts, readGiftOffer, readGiftOrder } from './read-gifts.ts'
import { prepareRedemption } from './redeem-gift.ts'
import { withdrawGift } from './withdraw-gift.ts'

export function routeGifts(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  mount(app, calls.getGiftOffer, async ({ params, db }) => ({
    payload: await readGiftOffer(platform, db, params.uid),
  }))
  // This call reaches the provider, so no transaction may be open: it handles the Idempotency-Key itself.
  mount(app, { ...calls.orderGift, idempotent: false }, async ({ body, request, viewer, db }) => {
    const key = idempotencyKey(calls.orderGift, request)
    await consume(db, platform.clock, [rateLimits.giftOrdersFrom, request.ip])
    // Do not count by the address that a visitor types: strangers could use up its attempts.
    const who = { uid: viewer?.uid ?? networkOf(request.ip) }
    return { payload: await guardCards(platform, who, request.ip, () => orderGift(platform, viewer, body, key)) }
  })
  mount(app, calls.getGiftOrder, async ({ params, query, viewer, db }) => ({
    payload: await readGiftOrder(platform, db, params.uid, { viewer, ...query }),
  }))
  mount(app, calls.redeemGift, {
    async prepare({ body, request }) {
      const use = await prepareRedemption(platform, requireViewer(request), { code: body.code, address: request.ip })
      return async (db) => ({ payload: await use(db) })
    },
  })
  mount(app, calls.listOwnGifts, async ({ request, db }) =>
    wholeList(await listOwnGifts(platform, db, requireViewer(request).uid)),
  )
  mount(app, calls.withdrawGift, {
    async prepare({ body, request, db }) {
      await consume(db, platform.clock, [rateLimits.giftWithdrawalsFrom, request.ip])
      return (db) => withdrawGift(platform, db, body)
    },
  })
}
